# What ./play and ./test share: the virtual environment, the compiled rules, packages of the system.
# To be sourced, with $root set to the checkout. Everything is done once and skipped when it is done.

# Hundreds of processes are started: each would compile all modules again, and pytest all tests.
unset PYTHONDONTWRITEBYTECODE

venv="$root/.venv"
logs="$root/build/logs"

say() { printf '%s\n' "$*" >&2; }

skipped=()
skip() {
    skipped+=("$*")
    say "skipped: $*"
}

# quietly NAME COMMAND...: what it prints is shown only if it fails.
quietly() {
    local log="$logs/$1.log"
    mkdir -p "$logs"
    shift
    if ! "$@" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        return 1
    fi
}

# apt_install PACKAGE...: those that are missing, where we may.
apt_install() {
    local package missing=()
    command -v dpkg >/dev/null || return 1
    for package in "$@"; do
        dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    command -v apt-get >/dev/null && [[ $EUID -eq 0 ]] || return 1
    say "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    [[ -n ${apt_updated:-} ]] || quietly apt-update apt-get update -qq -o DPkg::Lock::Timeout=600 || true
    apt_updated=yes
    quietly "apt-${missing[0]}" apt-get install -qq -y --no-install-recommends \
        -o DPkg::Lock::Timeout=600 "${missing[@]}"
}

has_compiler() { command -v "${CC:-cc}" >/dev/null || command -v gcc >/dev/null; }

is_python() {
    command -v "$1" >/dev/null &&
        "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if is_python "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    say "Palatine needs Python 3.11 or newer; none was found (set PYTHON to its path)."
    return 1
}

make_venv() {
    local python
    python=$(find_python) || return 1
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null && ! apt_install python3-venv; then
        say "$python lacks the module venv; on Debian: apt install python3-venv"
        return 1
    fi
    quietly venv "$python" -m venv --clear "$venv"
}

# install_packages ARGUMENTS OF PIP...: by uv, which takes a tenth of pip's time; where it cannot be had, or
# fails (it does not read pip's settings), by pip.
install_packages() {
    local installer="$venv/bin/uv"
    [[ -x $installer ]] || "$venv/bin/python" -m pip install --disable-pip-version-check -q uv >/dev/null 2>&1
    if [[ -x $installer ]] && VIRTUAL_ENV="$venv" "$installer" pip install -q "$@" >/dev/null 2>&1; then
        return
    fi
    quietly pip-install "$venv/bin/python" -m pip install --disable-pip-version-check "$@"
}

fingerprint() {
    cksum "$root/pyproject.toml" "$root/setup.py" "$root/tools/setup.sh" | cut -d' ' -f1,2
    "$venv/bin/python" -V
}

# ensure_environment NAME EXTRAS: .venv with Palatine and these extras, as pyproject.toml has them now.
ensure_environment() {
    local stamp="$venv/palatine-$1"
    if [[ -x $venv/bin/python && -f $stamp ]] && [[ $(fingerprint) == "$(<"$stamp")" ]]; then
        return
    fi
    mkdir -p "$root/build"
    if command -v flock >/dev/null; then
        exec 9>"$root/build/setup.lock"
        flock 9
    fi
    say "setting up $venv (once; a minute or two)"
    [[ -x $venv/bin/python ]] && "$venv/bin/python" -m pip -V >/dev/null 2>&1 || make_venv || return 1
    # Without isolation, or the compiler would be fetched for a checkout that is not compiled here.
    install_packages 'setuptools>=77' || return 1
    PALATINE_INTERPRETED=1 install_packages --no-build-isolation -e "$root[$2]" || return 1
    fingerprint >"$stamp"
    exec 9>&-
}

# compile_rules [--for-tests]: fails only if the compiler does.
compile_rules() { "$venv/bin/python" "$root/tools/compile.py" "$@"; }

# write_site FOLDER: the static site, where the sources are newer than it; quietly, for it is an extra.
write_site() {
    [[ -f $1/index.html && -z $(find "$root/src" -newer "$1/index.html" -name '*.*' -print -quit) ]] && return
    quietly site nice "$venv/bin/palatine" site "$1" 2>/dev/null
}

# ensure_node_tools: what tools/node/package-lock.json names, in build/node; fails without node and npm.
node_tools="$root/build/node"
ensure_node_tools() {
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    mkdir -p "$node_tools"
    cmp -s "$root/tools/node/package-lock.json" "$node_tools/installed" && return
    cp "$root"/tools/node/package*.json "$node_tools" || return 1
    quietly npm-ci npm ci --prefix "$node_tools" --ignore-scripts --no-audit --no-fund || return 1
    cp "$node_tools/package-lock.json" "$node_tools/installed"
}

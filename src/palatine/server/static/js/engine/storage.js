// What the browser keeps: tables and their rows, lines for lists, who sits here, and the engine as it was once it had started.

const NAME = 'palatine'
const VERSION = 1
const STORES = ['tables', 'lines', 'people', 'engines']

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const asked = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})

/** @param {IDBTransaction} change */
const done = (change) => new Promise((resolve, reject) => {
  change.oncomplete = () => resolve(null)
  change.onerror = change.onabort = () => reject(change.error)
})

export class Storage {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database
  }

  /** @returns {Promise<Storage>} */
  static async open() {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => { for (const name of STORES) if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name) }
    return new Storage(await asked(request))
  }

  /** @param {string} store @param {string} key @returns {Promise<any>} */
  async get(store, key) {
    return (await asked(this.database.transaction(store).objectStore(store).get(key))) ?? null
  }

  /** @param {string} store @returns {Promise<any[]>} */
  async all(store) {
    return asked(this.database.transaction(store).objectStore(store).getAll())
  }

  /** @param {string} store @param {string} key @param {any} value */
  async put(store, key, value) {
    const change = this.database.transaction(store, 'readwrite')
    change.objectStore(store).put(value, key)
    await done(change)
  }

  /**
   * Keep something besides what has the same beginning of its name; the rest is out of date.
   * @param {string} store @param {string} start @param {string} key @param {any} value
   */
  async putAmong(store, start, key, value) {
    const change = this.database.transaction(store, 'readwrite')
    const kept = change.objectStore(store)
    for (const name of await asked(kept.getAllKeys())) if (!String(name).startsWith(start)) kept.delete(name)
    kept.put(value, key)
    await done(change)
  }

  /**
   * Add rows to a table, all or none.
   * @param {{table: string, after: number, rows: object[], line: object, head: object | null}} effect
   * @returns {Promise<boolean>} false where another tab was quicker
   */
  async add({ table, after, rows, line, head }) {
    const change = this.database.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' })
    const tables = change.objectStore('tables')
    const kept = (await asked(tables.get(table))) ?? { head, rows: [] }
    if (kept.rows.length !== after || !kept.head) {
      change.abort()
      return false
    }
    kept.rows.push(...rows)
    tables.put(kept, table)
    change.objectStore('lines').put(line, table)
    await done(change)
    return true
  }
}

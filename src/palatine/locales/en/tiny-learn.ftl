# What teaches Tiny: its guided first game (games/_template/lessons).

tiny-learn-goal-title = What you are after
tiny-learn-goal-say = Five rounds: in each, everybody plays a card in secret, and the highest wins. The winner sets banners on this court. Each is worth 2 points, two of yours side by side 1 more.
tiny-learn-card-title = The highest card wins
tiny-learn-card-say = Choose a card. Nobody sees it until all have chosen. Take the 5: nothing is higher.
tiny-learn-card-other = That card is allowed too. For this lesson take the 5, please.
tiny-learn-banner-title = Your first banner
tiny-learn-banner-say = You win the round and may set two banners. The first may stand anywhere: set it in the middle, on b2.
tiny-learn-banner-other = Any free cell is allowed. For this lesson take b2, please.
tiny-learn-beside-title = Side by side
tiny-learn-beside-say = Every further banner must stand beside another one. Touch a1: it touches b2 at a corner only, so it is refused.
tiny-learn-beside-say-2 = Now set it on any cell beside b2: two of yours side by side bring 1 point more.
tiny-learn-beside-other = You may pass, but a banner is worth 2 points: set one beside b2.
tiny-learn-free-title = A round of your own
tiny-learn-free-say = Everybody has drawn a card. This is round { $round }: choose any card. Equal cards cancel each other.
tiny-learn-on-title = Go on
tiny-learn-on-say = It stands { $me } to { $other }. Three rounds are left; most points win. Play on!
tiny-learn-knows-card = The highest card wins
tiny-learn-knows-banner = A banner brings 2 points
tiny-learn-knows-beside = Banners stand side by side

# Tiny: what its figures and its legend say.

tiny-figure-court = Every banner but the first stands beside another one.
tiny-legend-round = Two numbers beside the clock
tiny-legend-round-means = The round that is played now, and how many there are.
tiny-legend-card = A card with its value
tiny-legend-card-means = Choose one in secret. The highest that nobody else has played wins the round.
tiny-legend-place = Setting banners
tiny-legend-place-means = You have won the round: set up to two banners, each beside one that stands there already.

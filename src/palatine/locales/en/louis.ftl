# Louis XIV

## The game

louis-title = Louis XIV
louis-about = Win the favour of the court at Versailles and fulfil your secret missions.
louis-weight = more to think about
louis-phase-supply = Supply
louis-phase-influence = Influence
louis-phase-evaluation = Evaluation
louis-phase-missions = Missions
louis-seat = { $seat }
louis-text-seat = { $letter } { $seat }
louis-text-laid = missions laid: { $missions }
louis-option-marker_order = Who is served first on marker tiles
louis-option-marker_order-start = In order from the start player
louis-option-marker_order-winner = The player with most markers first
louis-option-marker_order-start-says = Where a tile asks for markers, rewards are taken in order from the start player.
louis-option-marker_order-winner-says = Where a tile asks for markers, whoever alone has most of them is served first.

## Persons

louis-person-1 = Anne of Austria
louis-person-2 = Philippe I of Orléans
louis-person-3 = Maria Theresa of Spain
louis-person-4 = Le Grand Dauphin
louis-person-5 = Madame de Montespan
louis-person-6 = Le Grand Condé
louis-person-7 = Jean-Baptiste Colbert
louis-person-8 = Madame de Maintenon
louis-person-9 = Louise de La Vallière
louis-person-10 = Henri de Turenne
louis-person-11 = Cardinal Mazarin
louis-person-12 = Marquis de Louvois
louis-person-1-gen = { louis-person-1 }
louis-person-2-gen = { louis-person-2 }
louis-person-3-gen = { louis-person-3 }
louis-person-4-gen = { louis-person-4 }
louis-person-5-gen = { louis-person-5 }
louis-person-6-gen = { louis-person-6 }
louis-person-7-gen = { louis-person-7 }
louis-person-8-gen = { louis-person-8 }
louis-person-9-gen = { louis-person-9 }
louis-person-10-gen = { louis-person-10 }
louis-person-11-gen = { louis-person-11 }
louis-person-12-gen = { louis-person-12 }
louis-short-1 = Anne
louis-short-2 = Philippe
louis-short-3 = Maria Theresa
louis-short-4 = Dauphin
louis-short-5 = Montespan
louis-short-6 = Condé
louis-short-7 = Colbert
louis-short-8 = Maintenon
louis-short-9 = La Vallière
louis-short-10 = Turenne
louis-short-11 = Mazarin
louis-short-12 = Louvois
louis-small-1 = { louis-short-1 }
louis-small-2 = { louis-short-2 }
louis-small-3 = M. Theresa
louis-small-4 = { louis-short-4 }
louis-small-5 = { louis-short-5 }
louis-small-6 = { louis-short-6 }
louis-small-7 = { louis-short-7 }
louis-small-8 = { louis-short-8 }
louis-small-9 = { louis-short-9 }
louis-small-10 = { louis-short-10 }
louis-small-11 = { louis-short-11 }
louis-small-12 = { louis-short-12 }
louis-card-1 = { louis-short-1 }
louis-card-2 = { louis-short-2 }
louis-card-3 = { louis-short-3 }
louis-card-4 = { louis-short-4 }
louis-card-5 = { louis-short-5 }
louis-card-6 = { louis-short-6 }
louis-card-7 = { louis-short-7 }
louis-card-8 = { louis-short-8 }
louis-card-9 = { louis-short-9 }
louis-card-10 = { louis-short-10 }
louis-card-11 = { louis-short-11 }
louis-card-12 = { louis-short-12 }
louis-card-joker = Joker

## Pieces

louis-chip-crown = crown
louis-chip-orb = orb
louis-chip-helmet = helmet
louis-chip-ring = ring
louis-chip-document = document
louis-chip-any = any chip
louis-arms-1 = chevron
louis-arms-2 = cross
louis-arms-3 = bend
louis-arms-4 = lily
louis-arms-5 = parted shield
louis-arms-6 = three roundels
louis-pile-light = light-blue missions
louis-pile-medium = medium-blue missions
louis-pile-dark = dark-blue missions
louis-condition-money = Money
louis-condition-first_place = First place
louis-condition-markers = Influence markers
louis-from-general = from the general supply
louis-from-personal = from the personal supply

## Missions: names

louis-effect-extra_mission_draw = +1 mission card
louis-effect-plus_1_marker = +1 influence marker
louis-effect-plus_1_louisdor = +1 louis d’or
louis-effect-place_on_tile = +1 marker on a tile
louis-effect-pay_2_to_pass = Pay 2 louis d’or
louis-effect-swap_chip_for_crown = Swap a mission chip
louis-effect-swap_missions = Swap mission cards
louis-effect-plus_2_louisdor_choice = +2 louis d’or or markers
louis-effect-plus_1_arms = +1 coat of arms
louis-effect-place_on_louis = +1 marker on Louis’s tile
louis-effect-swap_influence_card = Swap an influence card
louis-effect-plus_3_markers = +3 influence markers
louis-effect-plus_3_louisdor = +3 louis d’or
louis-effect-plus_1_intrigue = +1 intrigue card
louis-effect-marker_for_card = 1 marker = 1 influence card
louis-effect-four_marker_card = 1 influence card = 4 markers
louis-effect-place_anywhere_end = Place 1 marker
louis-effect-once_first = Once first
louis-effect-discount_1 = −1 louis d’or
louis-effect-place_on_tile-1 = +1 marker on tile 1
louis-effect-place_on_tile-2 = +1 marker on tile 2
louis-effect-place_on_tile-3 = +1 marker on tile 3
louis-effect-place_on_tile-4 = +1 marker on tile 4
louis-effect-place_on_tile-5 = +1 marker on tile 5
louis-effect-place_on_tile-6 = +1 marker on tile 6
louis-effect-place_on_tile-7 = +1 marker on tile 7
louis-effect-place_on_tile-8 = +1 marker on tile 8
louis-effect-place_on_tile-9 = +1 marker on tile 9
louis-effect-place_on_tile-10 = +1 marker on tile 10
louis-effect-place_on_tile-11 = +1 marker on tile 11
louis-effect-place_on_tile-12 = +1 marker on tile 12

## Missions: what they do

louis-note-extra_mission_draw = Draw two missions instead of one when you lay it.
louis-note-plus_1_marker = Supply: one marker from the general to your personal supply.
louis-note-plus_1_louisdor = Supply: take 1 louis d’or.
louis-note-place_on_tile = Start of influence: one marker on this tile.
louis-note-pay_2_to_pass = Once a round: pay 2 louis d’or instead of playing a card.
louis-note-swap_chip_for_crown = Once a round: pay 2 louis d’or and exchange a chip for a crown.
louis-note-swap_missions = End of missions: exchange one or two missions of your hand.
louis-note-plus_2_louisdor_choice = Supply: two in all, louis d’or or markers.
louis-note-plus_1_arms = Supply: take one coat of arms face down.
louis-note-place_on_louis = Start of influence: one marker on the tile where Louis stands.
louis-note-swap_influence_card = Once a round: instead of playing, discard a card and draw another.
louis-note-plus_3_markers = Supply: three markers from the general to your personal supply.
louis-note-plus_3_louisdor = Supply: take 3 louis d’or.
louis-note-plus_1_intrigue = Supply: draw an intrigue card.
louis-note-marker_for_card = Supply: give a marker to the general supply and draw an influence card.
louis-note-four_marker_card = Once a round: one card is a joker for four markers.
louis-note-place_anywhere_end = End of influence: one marker on any tile.
louis-note-once_first = Once a round: decide a shared first place for yourself.
louis-note-discount_1 = Every purchase from a person costs 1 louis d’or less.

## Questions

louis-ask-supply = Use a mission lying in front of you, or pass.
louis-ask-at-start = Place a marker with one of your missions, or pass.
louis-ask-play = Play an influence card.
louis-ask-four = Place up to 4 influence markers, or take up to 4 back.
louis-ask-at-end = Place one marker on any tile, or pass.
louis-ask-intrigue = Play an intrigue card on this personality, or pass.
louis-ask-once-first = First place is shared. Decide it for yourself?
louis-ask-buy = Buy the reward from the personality, or pass.
louis-ask-put = Place the markers of your reward, or pass.
louis-ask-take-back = Take a marker from the general to your personal supply, or pass.
louis-ask-mission = Return two chips and lay out a mission, or end your turn.
louis-ask-pile = Draw a mission card from any pile.
louis-ask-keep = Keep one chip for the next round.
louis-ask-swap = Put a mission under its pile to draw another, or pass.
louis-ask-swap-second = Put a second mission under its pile, or pass.

## What can be touched

louis-label-card = influence card: { $card }
louis-label-tile = tile { $number }: { $person }
louis-label-intrigue = intrigue card { $number }: { $person }
louis-label-mission = mission in hand: { $mission }
louis-label-use = laid mission: { $mission }
louis-label-gain = { $louisdor ->
        [0] { $markers ->
                 [one] { $markers } marker
                *[other] { $markers } markers
            }
       *[other] { $markers ->
            [0] { $louisdor ->
                 [one] { $louisdor } louis d’or
                *[other] { $louisdor } louis d’or
            }
           *[other] { $louisdor ->
                 [one] { $louisdor } louis d’or
                *[other] { $louisdor } louis d’or
            } and { $markers ->
                 [one] { $markers } marker
                *[other] { $markers } markers
            }
        }
    }
louis-label-put = { $general ->
        [0] own: { $personal }
       *[other] { $personal ->
            [0] general: { $general }
           *[other] general: { $general }, own: { $personal }
        }
    }
louis-marker-words = { $general ->
        [0] { $personal ->
                 [one] { $personal } marker
                *[other] { $personal } markers
            } from the personal supply
       *[other] { $personal ->
            [0] { $general ->
                 [one] { $general } marker
                *[other] { $general } markers
            } from the general supply
           *[other] { $general ->
                 [one] { $general } marker
                *[other] { $general } markers
            } from the general supply and { $personal ->
                 [one] { $personal } marker
                *[other] { $personal } markers
            } from the personal supply
        }
    }
louis-label-fetch = take back { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }
louis-label-nothing = no effect
louis-label-stop = no more markers
louis-label-from-general = general supply
louis-label-from-personal = own supply
louis-label-pass = pass
louis-label-buy = buy the reward
louis-label-first = be first alone

## What an action means

louis-tile-markers = { $person }: { $count }
louis-tile-markers-and = { $person }: { $count }, { $more }
louis-do-place = Play the card { $card } and place markers ({ $tiles }).
louis-do-place-four = Place markers ({ $tiles }).
louis-do-fetch-with = Play the card { $card } and take back { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }.
louis-do-nothing-with = Play the card { $card } without effect.
louis-do-fetch = Take back { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }.
louis-do-four = Play the card { $card } for four markers.
louis-do-nothing = Do nothing with the card.
louis-do-intrigue = Play the intrigue card { $person } with { $markers }.
louis-do-put = Place markers on { $person }: { $markers }.
louis-do-buy = Buy the reward of { $person } for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-do-first = Use “Once first”: the first place is yours alone.
louis-do-lay = Lay the mission “{ $mission }” for { $chip } and { $other }.
louis-do-pile = Draw from the pile: { $colour }.
louis-do-under = Put the mission “{ $mission }” under its pile.
louis-do-keep = Keep the chip: { $chip }.
louis-do-use = Use the mission “{ $mission }”.
louis-do-use-gain = Use the mission “{ $mission }”: take { $gain }.
louis-do-use-card = Use the mission “{ $mission }”: discard { $card }, draw another card.
louis-do-use-chip = Use the mission “{ $mission }”: { $chip } becomes a crown.
louis-do-pass-supply = Use no more missions.
louis-do-pass-at-start = Place no more markers with missions.
louis-do-pass-at-end = Place no marker.
louis-do-pass-intrigue = Play no intrigue card.
louis-do-pass-once-first = Leave the first place shared.
louis-do-pass-buy = Do not buy.
louis-do-pass-put = Place no marker.
louis-do-pass-take-back = Leave the marker in the general supply.
louis-do-pass-mission = End the mission turn.
louis-do-pass-swap = Swap no missions.
louis-do-pass-swap-second = Swap only one mission.

## Events

louis-event-round = Round { $round }. { $seat } is start player.
louis-event-money = Everybody takes { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }. Louis visits { $person }.
louis-event-deal = Everybody is dealt { $count ->
         [one] { $count } influence card
        *[other] { $count } influence cards
    }.
louis-event-markers = { $seat } places { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } on { $person }, { $source }.
louis-several-markers = { $seat } places markers { $source }: { $list }.
louis-each-markers = { $count } on { $person }
louis-event-fetched = { $seat } takes { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from the general to the personal supply.
louis-event-gave-up = { $seat } gives { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } to the general supply.
louis-event-louisdor = { $seat } takes { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-event-paid = { $seat } pays { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-event-chip = { $seat } takes a chip: { $chip }.
louis-several-chip = { $seat } takes chips: { $list }.
louis-each-chip = { $chip }
louis-event-handed-in = { $seat } hands in a chip: { $chip }.
louis-event-substitute = { $seat } takes { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    } of no kind: the pile is empty.
louis-event-drew-influence = { $seat } draws an influence card.
louis-event-got-influence = { $seat } gets an influence card: { $card }.
louis-event-played = { $seat } plays an influence card: { $card }.
louis-event-nothing = The card has no effect.
louis-event-returned = { $seat } returns the last influence card.
louis-event-reshuffle = All influence cards are shuffled.
louis-event-drew-intrigue = { $seat } draws an intrigue card.
louis-event-got-intrigue = { $seat } gets an intrigue card: { $person }.
louis-event-intrigue = { $seat } plays an intrigue card: { $person }.
louis-event-drew-mission = { $seat } draws from the pile: { $colour }.
louis-several-drew-mission = { $seat } draws from the piles: { $list }.
louis-each-drew-mission = { $colour }
louis-event-got-mission = { $seat } gets a mission: { $mission }.
louis-event-under = { $seat } puts a mission under its pile: { $colour }.
louis-several-under = { $seat } puts missions under their piles: { $list }.
louis-each-under = { $colour }
louis-event-laid = { $seat } lays the mission “{ $mission }” (chips: { $chips }).
louis-event-used = { $seat } uses the mission “{ $mission }”.
louis-event-kept = { $seat } keeps one chip ({ $chip }) and returns { $count ->
         [one] { $count } chip
        *[other] { $count } chips
    }.
louis-event-got-arms = It is this coat of arms: { $arms }.
louis-event-revealed = Turned up for the neutral player: { $card }.
louis-several-revealed = Turned up for the neutral player: { $list }.
louis-each-revealed = { $card }
louis-event-neutral = The neutral player places { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } on { $person }.
louis-event-tile = { $person } is evaluated.
louis-event-to-general = { $seat } moves { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from { $person } to the general supply.
louis-event-to-personal = { $seat } moves { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from { $person } to the personal supply.
louis-event-flipped = The tile of { $person } is turned over.
louis-event-exchanged = { $seat } exchanges { $things } for { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }.
louis-event-open = All coats of arms are revealed.
louis-event-hand = { $seat } is dealt: { $cards }.
louis-event-first-missions = { $seat } is dealt the missions: { $missions }.
louis-event-dealt-missions = Everybody is dealt one light-blue and one medium-blue mission.
louis-event-arms = { $seat } takes { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    } face down.
louis-event-opened = { $seat } turns over { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }.
louis-event-majority = { $seat } has most of a kind ({ $arms }: { $count }) and gets one more coat of arms.
louis-event-missions = { $seat } has { $count ->
         [one] { $count } laid mission
        *[other] { $count } laid missions
    }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
louis-exchange-influence = influence cards
louis-exchange-intrigue = intrigue cards
louis-exchange-chips = mission chips
louis-exchange-markers = markers on tiles
louis-exchange-louisdor = louis d’or

## Why not

louis-why-other-question = Something else is asked now.
louis-why-used = The mission “{ $mission }” has already been used in this round.
louis-why-no-mission = The mission “{ $mission }” does not lie in front of you.
louis-why-few-general = There are not enough markers in the general supply: { $have }, not { $count }.
louis-why-few-personal = There are not enough markers in your personal supply: { $have }, not { $count }.
louis-why-other-tile = No unused mission of yours places a marker on { $person }.
louis-why-other-person = It is { $person } who is about to be evaluated.
louis-why-no-intrigue = You do not hold the intrigue card { $person }.
louis-why-not-in-hand = You do not hold the influence card { $card }.
louis-why-too-dear = You have { $have } and need { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-why-crown-for-crown = A crown cannot be exchanged for a crown.
louis-why-no-chip = You have no such chip: { $chip }.
louis-why-no-chips = You do not have these two chips.
louis-why-wrong-chips = These chips do not show what the mission “{ $mission }” asks for.
louis-why-not-your-mission = The mission “{ $mission }” is not in your hand.
louis-why-empty-deck = The deck is empty.
louis-why-empty-pile = This pile is empty: { $colour }.
louis-why-too-many = { $count } are too many; at most { $most }.
louis-why-other-start = With this card the first marker goes on { $person }.
louis-why-two-ways = From one tile you may not jump in two directions.
louis-why-not-diagonal = { $from } and { $to } are not diagonal neighbours.

## Beside the board

louis-fact-louisdor = louis d’or
louis-fact-markers = markers, personal + general
louis-fact-arms = coats of arms
louis-fact-influence = influence cards
louis-fact-intrigue = intrigue cards
louis-fact-missions = missions, laid + in hand
louis-fact-start = start player
louis-fact-pile = Coats of arms left:
louis-fact-deck = Influence deck:
louis-fact-plots = Intrigue deck:
louis-fact-played = influence cards in the centre ({ $cards })
louis-fact-visit = Louis visits { $person }
louis-points-arms = Coats of arms
louis-points-majorities = Most of a kind
louis-points-missions = Missions
louis-tie-markers = more markers in the personal supply
louis-data-fixed = { $where }: the rulebook fixes this part; a corrected file cannot change it.
louis-data-twice = { $where }: “{ $value }” stands there twice.

## Questions with their object

louis-q-play = Which influence card do you play?
louis-q-play-detail = Markers: { $personal } of your own, { $general } in the general supply.
louis-q-first = The card { $card }: where do your markers go?
louis-q-first-detail = Up to { $count }: the first here, the others along the paths.
louis-q-first-any = { $card }: where does the first marker go?
louis-q-first-any-detail = Up to { $count }, on along the paths.
louis-q-next = Your next marker from { $card }: where does it go?
louis-q-last = Your last marker from { $card }: where does it go?
louis-q-laid = { $done } of { $count } laid. Next: { $places }.
louis-q-place = { $card }: place { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }?
louis-q-place-detail = { $tiles }. Left in your own supply: { $left }.
louis-q-fetch = { $card }: how many markers do you take back?
louis-q-fetch-some = { $card }: take back { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }?
louis-q-fetched = Then { $personal } of your own, { $general } in the general supply.
louis-q-idle = { $card }: play it without effect?
louis-q-four-card = “{ $mission }”: which card do you play for it?
louis-q-four-play = { $card }: play it for four markers?
louis-q-discard = “{ $mission }”: which card do you discard?
louis-q-discard-one = { $card }: discard it and draw another?
louis-q-pay-to-pass = Pay { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    } instead of playing a card?
louis-q-money = Costs { $count }; you have { $have ->
         [one] { $have } louis d’or
        *[other] { $have } louis d’or
    }.
louis-q-use = Which laid mission do you use?
louis-q-ready = To choose from: { $missions }.
louis-q-use-one = Use “{ $mission }”?
louis-q-gain = “{ $mission }”: what do you take?
louis-q-take = “{ $mission }”: take { $gain }?
louis-q-source = A marker for { $person }: from which supply?
louis-q-supplies = Your own supply { $personal }, general supply { $general }.
louis-q-lay = On { $person }: place { $markers }?
louis-q-at-end = “{ $mission }”: on which personality?
louis-q-intrigue = Play an intrigue card on { $person }?
louis-q-intrigue-held = You hold it: 1 marker from the general supply or up to 2 of your own.
louis-q-intrigue-none = You do not hold it: all who hold any intrigue card are asked.
louis-q-intrigue-with = Intrigue on { $person }: with which markers?
louis-q-intrigue-play = Intrigue on { $person }: place { $markers }?
louis-q-once-first = { $person }: first place is shared. Be first alone?
louis-q-buy = Buy the reward of { $person } for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }?
louis-q-buy-detail = Reward: { $reward }. Of your { $have ->
         [one] { $have } louis d’or
        *[other] { $have } louis d’or
    } { $left } remain.
louis-q-put = The reward of { $person }: on which tile does a marker go?
louis-q-put-on = The reward of { $person }: how many markers go on { $target }?
louis-q-take-back = The reward of { $person }: take a marker back into your own supply?
louis-q-mission = Which mission do you lay?
louis-q-mission-one = Lay the mission “{ $mission }”?
louis-q-mission-detail = Ready: { $missions }. Worth { $count ->
         [one] { $count } point
        *[other] { $count } points
    } for two chips.
louis-q-mission-none = No mission is ready. End your turn?
louis-q-end = End your mission turn?
louis-q-end-excess = Chips: { $count }. One stays, the others become coats of arms.
louis-q-end-rest = Chips you keep: { $count }.
louis-q-pay = “{ $mission }”: which two chips do you pay?
louis-q-pay-second = “{ $mission }”: which chip besides this one ({ $chip })?
louis-q-lay-mission = Lay “{ $mission }” for { $chip } and { $other }?
louis-q-crown = Which chip becomes a crown for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }?
louis-q-crown-one = Exchange this chip ({ $chip }) for a crown?
louis-q-pile = From which pile do you draw a mission?
louis-q-pile-detail = Left: light { $light }, medium { $medium }, dark { $dark }.
louis-q-pile-one = Draw a card from this pile: { $colour }?
louis-q-keep = Which chip do you keep?
louis-q-keep-detail = For the others you get { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }.
louis-q-keep-one = Keep this chip: { $chip }?
louis-q-swap = Which mission goes under its pile?
louis-q-swap-second = Does a second mission go under its pile?
louis-q-under = “{ $mission }”: put it under its pile?

## Buttons

louis-button-play = Play
louis-button-fetch = Take back
louis-button-lay = Place
louis-button-take = Take
louis-button-use = Use
louis-button-pay = Pay
louis-button-first = Be first
louis-button-buy = Buy
louis-button-lay-mission = Lay
louis-button-exchange = Exchange
louis-button-draw = Draw
louis-button-keep = Keep
louis-button-swap = Put it there
louis-verb-pile-light = Light blue
louis-verb-pile-medium = Medium blue
louis-verb-pile-dark = Dark blue
louis-verb-buy = Buy
louis-verb-pass-supply = No more missions
louis-verb-pass-at-start = No more missions
louis-verb-pass-at-end = No marker
louis-verb-pass-intrigue = No intrigue
louis-verb-pass-once-first = Leave it shared
louis-verb-pass-buy = Do not buy
louis-verb-pass-put = No marker
louis-verb-pass-take-back = Leave it there
louis-verb-pass-mission = End turn
louis-verb-pass-swap = Keep them all
louis-verb-pass-swap-second = Only one

## The viewer’s own things

louis-tray-hand = Your hand
louis-tray-missions = Your missions
louis-tray-laid = Laid missions
louis-tray-chips = Your chips
louis-tray-arms = Your coats of arms
louis-mission-ready = ready
louis-mission-lacks = lacking: { $chips }
louis-mission-lacks-two = lacking: { $chip } ×2
louis-count-markers = { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }
louis-count-points = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
louis-count-arms = { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }
louis-count-missions = { $count ->
         [one] { $count } laid mission
        *[other] { $count } laid missions
    }
louis-progress-round = Round { $round } of { $of }
louis-progress-end = End of the game
louis-fact-starts = Start player: { $seat }
louis-fact-centre = Influence cards played:
louis-fact-mission-piles = Missions left:

## The inspector: kinds and names

louis-kind-tile = personality { $number }
louis-kind-tile-louis = personality { $number }, Louis stands here
louis-kind-influence = influence card
louis-kind-intrigue = intrigue card
louis-kind-mission = mission in hand
louis-kind-laid = laid mission
louis-kind-chip = mission chip
louis-kind-arms = coat of arms
louis-name-influence-deck = Deck of influence cards
louis-name-intrigue-deck = Deck of intrigue cards
louis-name-arms-pile = Coats of arms
louis-name-piles = Piles of missions
louis-name-bank = Bank
louis-name-played = Played influence cards
louis-name-louis = Louis XIV

## The inspector: what persons give and ask

louis-both = { $one }; { $two }
louis-gives-chip = a chip ({ $chip })
louis-gives-arms = { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    } face down
louis-gives-louisdor = { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }
louis-gives-influence = { $count ->
         [one] { $count } influence card
        *[other] { $count } influence cards
    }
louis-gives-intrigue = { $count ->
         [one] { $count } intrigue card
        *[other] { $count } intrigue cards
    }
louis-gives-place = place { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from the general supply on any tile
louis-gives-place-on = place up to { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from the general supply here: { $person }
louis-gives-take-back = take { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } from the general to your own supply
louis-about-reward = Reward: { $reward }.
louis-about-money = Whoever alone has most markers gets the reward free; everybody else with a marker here may buy it for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-about-first_place = Only whoever alone has most markers gets the reward; a tie brings nothing.
louis-about-markers = Everybody with at least { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    } here gets the reward.
louis-about-louis-money = Louis is here: the first gets the chip and a crown, a lone second the chip. Tied firsts get the chip only. Everybody else may buy it for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-about-louis-first_place = Louis is here: the first gets the chip and a crown, a lone second the chip. Tied firsts get the chip only.
louis-about-now = If it were evaluated now (markers in brackets):
louis-about-served = It is being evaluated; these are still to be served (markers in brackets):
louis-about-neutral = Neutral player ({ $count })
louis-about-nobody = Nobody has a marker here.
louis-about-paths = Paths: { $places }.
louis-outcome-crowned = { $seat } ({ $markers }): reward and crown; markers to the general supply
louis-outcome-free = { $seat } ({ $markers }): reward free; markers to the general supply
louis-outcome-gift = { $seat } ({ $markers }): reward
louis-outcome-buy = { $seat } ({ $markers }): may buy for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }
louis-outcome-empty = { $seat } ({ $markers }): nothing
louis-because-now = you would get it now
louis-because-buy = if you buy it for { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }
louis-because-absent = you have no marker here
louis-because-few = your markers are not enough
louis-because-kept = if unused at the end
louis-because-laid = 5 for each laid mission
louis-because-excess = for each chip beyond the one you keep, or left at the end
louis-because-arms = 1 for each
louis-because-kinds = one more for the most of a kind

## The inspector: pieces and facts

louis-about-card = Up to 3 markers of your own: the first on { $person }, the others there or along the paths, at most two jumps. Or take back 3.
louis-about-joker = One marker on any tile and a second there or next to it along a path. Or take back 2.
louis-about-intrigue = Before this personality is evaluated ({ $person }): 1 marker from the general supply or up to 2 of your own. Then the card goes under the deck.
louis-about-cost = Price: { $chip } and { $other }. A crown stands for any chip.
louis-about-used = Used in this round: { $count } of { $of }.
louis-about-crown = Stands for any chip when a mission is laid.
louis-about-chip = Two chips pay for a mission. At the end of a mission turn you keep one; each of the others becomes a coat of arms.
louis-about-given-by = Given by: { $places }.
louis-about-has = { $seat }: { $count }
louis-about-left = Left: { $count }.
louis-about-arms = Each coat of arms is worth 1 point; only its owner may look at it before the end.
louis-about-kinds = Whoever has most of a kind at the end gets one more; so do all who are tied.
louis-about-pile = After laying a mission you draw one from any pile.
louis-about-pile-light = Light blue: one given chip and any other. Simple effects.
louis-about-pile-medium = Medium blue: two different chips. Better effects.
louis-about-pile-dark = Dark blue: two equal chips. The strongest effects.
louis-about-influence-deck = Every round each player is dealt 5. Two cards of each personality and 6 jokers.
louis-about-intrigue-deck = One card of each personality; used cards go under the deck.
louis-about-arms-pile = Coats of arms, face down: six kinds, ten of each, 1 point each.
louis-about-bank = Rewards are bought for louis d’or. At the end every { $count } of them become a coat of arms.
louis-about-played = Everybody may look through the cards played in this round.
louis-about-visit = Where Louis stands, the first also gets a crown and a lone second gets the chip.
louis-about-money-now = In this round: { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    } each.
louis-about-start = Begins every phase of this round; the card moves one seat on each round.
louis-about-shield = { $arms }: { $count }
louis-about-supplies = Own supply { $personal }, general supply { $general }.
louis-about-purse = Money: { $count ->
         [one] { $count } louis d’or
        *[other] { $count } louis d’or
    }.
louis-about-backs = Missions in hand: light blue { $light }, medium blue { $medium }, dark blue { $dark }.
louis-about-fact-markers = Cards place markers of your own supply only; those in the general supply must be taken back first.
louis-about-fact-louisdor = For buying rewards. At the end every 3 become a coat of arms.
louis-about-fact-arms = 1 point each; at the end the most of each kind bring one more.
louis-about-fact-influence = One is played each turn; the last card goes back unplayed.
louis-about-fact-intrigue = Played before their personality is evaluated; each one left at the end becomes a coat of arms.
louis-about-fact-missions = A laid mission is worth 5 points and works every round.

## Scoring

louis-step-exchange = Exchanged for arms: { $things }
louis-grid-arms = Coats of arms by kind
louis-grid-arms-note = The most of each kind bring one more.
louis-step-opened = Coats of arms are turned over
louis-step-majority = Most of a kind: { $arms }
louis-step-missions = Missions
louis-score-exchanged = { $things }: { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }
louis-score-opened = { $count ->
         [one] { $count } coat of arms
        *[other] { $count } coats of arms
    }, 1 point each, in the score already
louis-score-majority = { $count } of this kind ({ $arms }), the most: 1 more
louis-score-missions = { $count ->
         [one] { $count } laid mission
        *[other] { $count } laid missions
    }, 5 points each: { $points }, in the score already

# Puzzles: what is asked, and why the best answer is the best.
louis-puzzle-play = Which card do you play, and where do the markers go?
louis-puzzle-mission = Lay a mission, or wait? Which is best for you in the end?
louis-puzzle-put = You may place markers once more. Where are they worth the most?
louis-puzzle-intrigue = Do you play your intrigue card here?
louis-puzzle-buy = Is the reward worth its price?
louis-puzzle-why-arms = Every coat of arms is a point, and the most of each kind bring one more. Markers in the right place bring several in a round.
louis-puzzle-why-majorities = Whoever has the most coats of arms of a kind gets one more for it at the end. One of the right kind counts twice.
louis-puzzle-why-missions = A laid mission is worth five points, so the chips for it come first. Win the personalities who give what your missions still lack.
louis-puzzle-why-chips = A crown stands for any chip, so pay with what fits exactly and keep the crowns. What you keep lays the next mission, worth five points.
louis-puzzle-why-rivals = What you win here the others do not. A majority that you take from somebody counts twice: you gain what they lose.
louis-puzzle-why-later = What you win now goes on working: chips, money and missions in the rounds to come. Markers that win nothing come back; those of a first place are gone for a while.

## The score sheet of a real table

louis-sheet-left = Left over
louis-sheet-left-hint = What is exchanged for coats of arms: one for each, and one for every three louis d’or.
louis-sheet-pile = Coats of arms left in the pile
louis-sheet-pile-hint = Only needed if they run short.
louis-sheet-start = Start player of the last round
louis-sheet-arms-hint = By kind, after everything has been exchanged.
louis-sheet-plain = Of no kind
louis-sheet-plain-hint = Substitutes taken when the pile was empty.
louis-sheet-missions-hint = Missions laid out, 5 points each.
louis-sheet-step-arms = Arms
louis-sheet-step-markers = Markers
louis-sheet-markers = Markers in the personal supply
louis-sheet-markers-hint = Only a tie needs them.
louis-sheet-each = { $count } × { $each }
louis-sheet-lacks-missions = { $seat }: missions
louis-sheet-lacks-arms = { $seat }: coats of arms
louis-sheet-lacks-markers = { $seat }: markers in the personal supply, because of the tie
louis-sheet-draws = { $count ->
    [one] { $seat } draws { $count } coat of arms for { $things } ({ $sum }).
   *[other] { $seat } draws { $count } coats of arms for { $things } ({ $sum }).
}
louis-sheet-draws-none = { $seat } draws no coat of arms.
louis-sheet-tie-rule = A tie goes to whoever has more markers in the personal supply; if these are equal, too, the place is shared.
louis-sheet-tie-markers = Markers in the personal supply decide: { $numbers }.
louis-sheet-tie-shared = Those with equally many markers share the place.
louis-sheet-arms-many = { $where }: { $count } of the kind “{ $piece }”, but there are only { $most } (L-102).
louis-sheet-missions-many = { $where }: { $count } missions, but there are only { $most } (L-102).

## Why one line is better than another

louis-reason-influence-more = Gets { $n ->
        [one] { $n } more marker
       *[other] { $n } more markers
    } on { $person }{ $place ->
        [first] { " " }and leads there
        [tied] , level with the best
        [enough] , enough for the reward
        [lasting] { " " }for the next round
       *[other] { "" }
    }.
louis-reason-influence-less = Gets { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } fewer on { $person }{ $place ->
        [first] , but still leads there
        [tied] , but still level with the best
        [enough] , still enough for the reward
        [lasting] { " " }for the next round
       *[other] { "" }
    }.
louis-reason-influence-title = Markers on the tiles
louis-reason-money-more = Leaves { $n } more louis d’or to spend.
louis-reason-money-less = Leaves { $n } louis d’or fewer to spend.
louis-reason-money-title = Louis d’or
louis-reason-chips-more = Brings { $n ->
        [one] { $n } more chip
       *[other] { $n } more chips
    } towards the next mission.
louis-reason-chips-less = Brings { $n ->
        [one] { $n } chip
       *[other] { $n } chips
    } fewer towards the next mission.
louis-reason-chips-title = Chips for the next mission
louis-reason-ready-more = Has the chips for { $n ->
        [one] one more mission
       *[other] { $n } more missions
    } in hand.
louis-reason-ready-less = Lacks the chips for { $n ->
        [one] one mission
       *[other] { $n } missions
    } in hand for now.
louis-reason-ready-title = A mission within reach
louis-reason-missions-more = Lays { $n ->
        [one] one more mission: five points
       *[other] { $n } more missions: five points each
    }.
louis-reason-missions-less = Lays { $n ->
        [one] one mission
       *[other] { $n } missions
    } fewer for now.
louis-reason-missions-title = A mission that could be laid
louis-reason-intrigue-more = Leaves { $n ->
        [one] { $n } more intrigue card
       *[other] { $n } more intrigue cards
    } in hand.
louis-reason-intrigue-less = Leaves { $n ->
        [one] { $n } intrigue card
       *[other] { $n } intrigue cards
    } fewer in hand.
louis-reason-intrigue-title = Intrigue cards
louis-reason-cards-more = Leaves { $n ->
        [one] { $n } more influence card
       *[other] { $n } more influence cards
    } in hand.
louis-reason-cards-less = Leaves { $n ->
        [one] { $n } influence card
       *[other] { $n } influence cards
    } fewer in hand.
louis-reason-cards-title = Influence cards
louis-reason-arms-more = Brings { $n ->
        [one] { $n } more coat of arms: a point at the end
       *[other] { $n } more coats of arms: a point each at the end
    }.
louis-reason-arms-less = Brings { $n ->
        [one] { $n } coat of arms
       *[other] { $n } coats of arms
    } fewer.
louis-reason-arms-title = Coats of arms

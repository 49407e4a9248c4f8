import { readGroups } from "./read-groups.ts";

/**
 * What customers of a fitness shop call things, one group on each line. Words of a group find each other; words before
 * "=>" also find those after it. English plurals and inflected forms are found anyway.
 */
export const SEARCH_SYNONYMS = readGroups(`
суроватъчен протеин, whey, whey protein, уей, уей протеин
растителен протеин, веган протеин, vegan protein, plant protein
казеин, casein
изолат, isolate, айзолат
гейнър, gainer, mass gainer, weight gainer, гайнер, мас гейнър
аминокиселини, аминоси, amino acid, аминокиселинен комплекс
bcaa, разклонени аминокиселини
eaa, есенциални аминокиселини
преди тренировка, предтренировъчна, предтренировъчен, pre workout, preworkout, пре уъркаут, нитро бустер, pump
fat burner, фет бърнър, фетбърнър, термоген, thermogenic, горене на мазнини, изгаряне на мазнини, топене на мазнини => карнитин, cla, зелен чай, синефрин, термогенен
кофеин, caffeine, кафеин
рибено масло, омега, fish oil
електролити, electrolytes, хидратация, hydration
изотоник, изотонична напитка, isotonic, спортна напитка
енергийна напитка, energy drink, енергетик
енергиен гел, energy gel
мултивитамини, multivitamin, витаминен комплекс
zma, зма => цинк магнезий
витамин c, аскорбинова киселина, ascorbic acid
фолиева киселина, фолат, folic acid, folate
b комплекс, b complex
магнезий, magnesium
цинк, zinc
желязо, iron
калций, calcium
селен, selenium
йод, iodine
хром, chromium
глюкозамин, glucosamine
ашваганда, ashwagandha
протеинов бар, protein bar, протеиново барче, протеинов десерт
протеинов шейк, protein shake, протеинова напитка
фъстъчено масло, peanut butter, фъстъчена паста, фъстъчен тахан
бадемово масло, almond butter
oat, oatmeal, porridge, овесена каша => овесени, каша
палачинки, pancake, панкейк
подсладител, sweetener, заместител на захарта => еритритол, стевия, сукралоза, ксилитол
фибри, fiber, fibre, баластни вещества => инулин, псилиум, хуск, глюкоманан
ядки, nut
дъмбел, гира, гиричка, dumbbell, гантела
пудовка, kettlebell, кетълбел, кетъл бел, гиря
щанга, barbell
щанга, barbell => олимпийски лост
диск, weight plate, bumper plate, тежести за щанга
лежанка, пейка, bench, фитнес пейка
стойка за клек, клетка за клек, power rack, squat rack, силова клетка, силова рамка, клек стойка
лост за набиране, турник, висилка, набирачка, pull up bar, chin up bar
успоредка, dip bar, dip station, кофички
ластик, лента за съпротивление, съпротивителна лента, ластична лента, тренировъчна лента, resistance band, fitness band, loop band, терабанд, ластици за тренировка
въже за скачане, скакалка, скачащо въже, скок въже, jump rope, skipping rope, speed rope
постелка, килимче, дюшече, йога мат, yoga mat, exercise mat
ролер, foam roller, фоумролер, фоум ролер, масажен валяк
медицинска топка, medicine ball, slam ball, wall ball, слам бол
топка за пилатес, гимнастическа топка, швейцарска топка, фитбол, fitball, swiss ball, gym ball
колело за корем, колело за коремни преси, ab wheel, ab roller
бягаща пътека, пътека за бягане, treadmill
велоергометър, велотренажор, exercise bike, spinning bike, домашно колело, колело за спининг, спининг колело
кростренажор, крос тренажор, елиптичен тренажор, elliptical, cross trainer
гребен тренажор, гребна машина, гребане, rowing machine, rower
степ, степер, stepper, step platform
кутия за скокове, плиометрична кутия, plyo box, jump box
блокче за йога, yoga block, йога блок
обръч, хулахуп, хула хуп, hula hoop
боксов чувал, боксова круша, чувал за бокс, круша за бокс, punching bag, heavy bag
боксови ръкавици, ръкавици за бокс, boxing gloves
боксови бинтове, бандаж за бокс, hand wrap, boxing wrap
лапи за треньор, боксови лапи, focus mitts, focus pad
протектор за зъби, предпазител за зъби, наустник, mouthguard, mouth guard
колан за вдигане на тежести, фитнес колан, щангистки колан, колан за фитнес, lifting belt, weightlifting belt, gym belt
фитили, фитили за вдигане, каишки за тяга, lifting strap
накитници, бандаж за китки, ленти за китки, wrist wrap, wrist support
наколенки, наколенници, бандаж за коляно, knee sleeve, knee wrap, knee support
ръкавици, gloves
тебешир, магнезия, chalk => магнезий за захват
везна, кантар, теглилка, scale
шейкър, shaker, шейкър бутилка, shaker bottle
бутилка, шише, bottle, манерка
термобутилка, термос, thermos, термо чаша
сак, спортна чанта, чанта за спорт, чанта за фитнес, чанта, gym bag, duffle bag
раница, backpack
кърпа, хавлия, пешкир, towel
тениска, фланелка, t-shirt, tshirt, блуза с къс ръкав
потник, tank top, singlet
суичър, горнище, худи, hoodie, суитшърт, sweatshirt, пуловер, блуза с качулка
долнище, спортен панталон, джогър, jogger, sweatpants, тренировъчен панталон
анцуг, tracksuit, спортен екип, спортен костюм => долнище, костюм, тренировъчен панталон
клин, легинси, leggings, тайтс, tights
шорти, къси панталони, бермуди, shorts
яке, ветровка, шушляк, jacket, windbreaker
елек, жилетка, грейка, vest
сутиен, бюстие, спортно бюстие, sports bra, bra
чорапи, socks, терлици
шапка с козирка, бейзболна шапка, кепе, baseball cap
боксер, боксерки, слипове, бельо, boxers, underwear
маратонки, кецове, гуменки, sneakers, running shoes
чехли, джапанки, сандали, flip flops, slides
дъждобран, raincoat, дъждовно яке
лента за глава, лента за коса, headband
карта за подарък, подаръчна карта, подаръчен ваучер, ваучер за подарък, ваучер, gift card, voucher
комплект, сет
програма, тренировъчен план, тренировъчен режим, workout plan, training plan
дамски, женски, жени, women
мъжки, мъже, men
детски, деца, kids
без захар, sugar free, zero sugar
без глутен, gluten free, безглутенов
без лактоза, lactose free, безлактозен
черен, black
бял, white
червен, red
син, blue
зелен, green
розов, pink
сив, grey, gray
лилав, purple
шоколад, chocolate, шоко
ванилия, vanilla
ягода, strawberry
бисквита, cookie
кокос, coconut
лешник, hazelnut
диня, watermelon
лимон, lemon
малина, raspberry
солен карамел, salted caramel
капсули, capsule, caps
таблетки, tablet
качване на тегло, качване на килограми, покачване на тегло, покачване на килограми, weight gain => гейнър
мускулна маса, качване на маса, покачване на маса, покачване на мускули, muscle gain, bulking => гейнър, суроватъчен протеин, креатин, маса
отслабване, сваляне на тегло, сваляне на килограми, weight loss, диета => карнитин, cla, зелен чай, глюкоманан
възстановяване, recovery, post workout, възстановяване след тренировка, мускулна треска => bcaa, eaa, глутамин
имунитет, immunity, immune => витамин c, цинк, ехинацея, бъз, прополис
сън, безсъние, sleep => магнезий, глицин, мелатонин, нощна формула
стави, ставни болки, болки в ставите, болка в коляното, joints => глюкозамин, хондроитин, msm
коса и нокти, hair and nails => биотин
енергия, тонус, energy => кофеин, енергийна напитка, енергиен гел, предтренировъчна
концентрация, фокус, focus, памет => кофеин, тирозин, теанин, гинко
стрес, стрес и напрежение, нерви => магнезий, ашваганда, глицин, теанин
храносмилане, запек, перисталтика => псилиум, инулин, пробиотик, фибри
тестостерон, либидо, testosterone => трибулус, цинк, мака
крампи, схващане, мускулни спазми => магнезий, електролити
здрави кости, кости, bones => калций
`);

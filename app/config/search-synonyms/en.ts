import { SEARCH_SYNONYMS as BULGARIAN } from "./bg.ts";
import { readGroups } from "./read-groups.ts";

/**
 * What customers of a fitness shop call things in English, one group on each line, as in bg.ts. A group with Bulgarian
 * words finds names that nobody has translated. The Bulgarian groups follow: they have English words, too.
 */
export const SEARCH_SYNONYMS = [
  ...readGroups(`
whey, whey protein, суроватка
isolate, isolated protein
vegan protein, plant protein, plant-based protein
mass gainer, weight gainer, gainer
pre workout, preworkout, nitric oxide, pump
amino acid, aminos
fish oil, omega, cod liver oil
electrolyte, hydration, rehydration
sports drink, isotonic drink
multivitamin, multi vitamin, vitamin complex
sweetener, sugar substitute => erythritol, stevia
oat, oatmeal, porridge
nut butter => peanut butter, almond butter, hazelnut butter
cookie, biscuit
crisps, chips
dumbbell, hand weight
kettlebell, girya
barbell, olympic bar
weight plate, bumper plate, plate
weight bench, workout bench, gym bench, bench, лежанка
power rack, squat rack, power cage, squat cage
pull up bar, chin up bar, pullup bar, лост за набиране
dip bar, dip station, parallettes, parallel bar
resistance band, exercise band, loop band, mini band
jump rope, skipping rope, speed rope
yoga mat, exercise mat, mat, постелка
foam roller, massage roller, ролер
massage ball, lacrosse ball, масажна топка
treadmill, walking pad, running machine
exercise bike, stationary bike, spin bike, indoor bike
bike, bicycle => exercise bike, велоергометър
rowing machine, rower, ergometer
elliptical, cross trainer
punching bag, punch bag, heavy bag
focus mitts, focus pad, boxing pad
mouthguard, mouth guard, gum shield, mouthpiece
lifting belt, weightlifting belt, gym belt, weight belt
belt, колан
lifting strap, wrist strap
wrist wrap, wrist support
knee sleeve, knee wrap, knee support
chalk, gym chalk, magnesium carbonate
shaker, protein shaker, blender bottle
water bottle, drinking bottle, flask
insulated bottle, thermos, vacuum flask
gym bag, sports bag, duffel bag, duffle bag, holdall
backpack, rucksack, daypack
towel, gym towel
t-shirt, tshirt, tee
tank top, vest, singlet, stringer, sleeveless top
hoodie, sweatshirt, jumper, pullover
pants, долнище
joggers, sweatpants, training pants, tracksuit bottoms, trousers
leggings, tights, yoga pants
shorts, short pants
jacket, windbreaker, raincoat, anorak
vest, gilet, body warmer
sports bra, bra, crop top
sock, socks
beanie, knit hat, winter hat, woolly hat
hat => beanie, baseball cap, шапка
sneakers, trainers, runners, running shoes, gym shoes, sports shoes, обувки, маратонки
slides, flip flops, sandals, sliders
gift card, voucher, gift certificate
programme, workout plan, training plan, training programme
women, ladies, woman
men, gents, man
kids, children, junior, youth
sugar free, zero sugar, no sugar, without sugar, unsweetened
gluten free, no gluten, without gluten, без глутен
lactose free, no lactose, without lactose, без лактоза
caffeine free, no caffeine, without caffeine, без кофеин
sleep, insomnia => magnesium, glycine, night formula
weight loss, fat burner, fat loss, slimming => carnitine, green tea, cla, chromium
muscle gain, bulking, mass => gainer, creatine
joints, joint pain => glucosamine, chondroitin, msm, collagen
recovery, post workout => bcaa, eaa, glutamine
immunity, immune system => vitamin c, zinc
energy boost, focus, concentration => caffeine, tyrosine, energy drink
abs, core => ab wheel, колело за корем
home workout, home gym, домашна зала
purple, violet
navy, dark blue
oil, масло
flour, брашно
honey, мед
seed, семена
rice, ориз
egg, яйчен
beef, говежди
goat, козя
steel, стомана, стоманен
leather, кожен
wooden, wood, дървен
rubber, гума, каучук
cotton, памук
large, big, голям
`),
  ...BULGARIAN,
];

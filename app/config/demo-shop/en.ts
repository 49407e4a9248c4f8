/** Name and promises of the demo shop (app/config/site.ts); never shown with a merchant's own WordPress. */
export const DEMO_SITE = {
  name: "Sila",
  shortDescription: "Sports goods and supplements",
  longDescription:
    "Weights, supplements and equipment, chosen by people who train. Order by 3 pm today and lift tomorrow.",
  freeShippingFrom: 10_000,
  couriers: ["Speedy", "Econt"],
  paymentWays: ["Cash on delivery", "Bank transfer"],
  phone: "+359 2 492 73 10",
  email: "zdravei@sila.example",
  company: "Sila Sport EOOD",
  companyNumber: "206184532",
  vatNumber: "BG206184532",
  address: "115 Tsarigradsko Shose Blvd, 1784 Sofia, Bulgaria",
  openingHours: "Monday–Friday, 9 am – 6 pm",
};

/** The demo's home page texts (app/config/home.ts). */
export const DEMO_HOME = {
  title: "Sports goods and supplements",
  heroTitle: "Raise\nthe bar",
  heroPicture: "A kettlebell, a weight plate and a tub of whey protein",
  goals: [
    { name: "More strength", text: "Creatine, belts, barbells and plates for your heaviest sets.", search: "creatine" },
    { name: "Muscle", text: "Protein and food that help your muscles grow.", search: "protein" },
    { name: "Endurance", text: "Running shoes and bottles for the long run.", search: "running shoes" },
    {
      name: "Recovery",
      text: "Magnesium, omega 3, mats and bands for the days between workouts.",
      search: "magnesium",
    },
  ],
  trust: [
    {
      icon: "truck",
      name: "Delivery within 2 working days",
      text: "With Speedy and Econt, to your address or an office.",
    },
    { icon: "back", name: "14-day returns", text: "Without giving a reason." },
    { icon: "shield", name: "Tested batches", text: "Every supplement has a certificate and a best-before date." },
    { icon: "card", name: "Pay on delivery", text: "Inspect your parcel first, then pay." },
  ],
};

import type { Address } from "../../session/shopper-data.ts";
import type { DemoCustomer } from "../types.ts";

const DEMO_PASSWORD = "sila-demo-2026";
const emptyAddress: Address = { country: "BG" };

const ivan: Address = {
  firstName: "Иван",
  lastName: "Петров",
  address1: "ул. „Граф Игнатиев“ 5, ап. 12",
  city: "София",
  postcode: "1000",
  state: "BG-22",
  country: "BG",
  email: "ivan@example.bg",
  phone: "0888123456",
};

const maria: Address = {
  firstName: "Мария",
  lastName: "Димитрова",
  address1: "бул. „Марица“ 31",
  address2: "ет. 3",
  city: "Пловдив",
  postcode: "4000",
  state: "BG-16",
  country: "BG",
  email: "maria@example.bg",
  phone: "0887000321",
};

const georgi: Address = {
  firstName: "Георги",
  lastName: "Николов",
  company: "„Никфит“ ООД",
  address1: "ул. „Цар Симеон“ 18",
  city: "Варна",
  postcode: "9000",
  state: "BG-03",
  country: "BG",
  email: "georgi@example.bg",
  phone: "0889000654",
};

const nikos: Address = {
  firstName: "Никос",
  lastName: "Павлидис",
  address1: "Egnatias 44",
  city: "Thessaloniki",
  postcode: "54625",
  country: "GR",
  email: "nikos@example.bg",
  phone: "+302310000000",
};

export const customers: DemoCustomer[] = [
  {
    id: 2,
    username: "ivan",
    password: DEMO_PASSWORD,
    email: "ivan@example.bg",
    firstName: "Иван",
    lastName: "Петров",
    registered: "2025-11-03T18:42:00+02:00",
    billing: ivan,
    shipping: ivan,
  },
  {
    id: 3,
    username: "maria",
    password: DEMO_PASSWORD,
    email: "maria@example.bg",
    firstName: "Мария",
    lastName: "Димитрова",
    registered: "2026-02-14T12:05:00+02:00",
    billing: maria,
    shipping: { ...maria, address1: "ул. „Преслав“ 9", address2: "офис 4", postcode: "4002" },
  },
  {
    id: 4,
    username: "georgi",
    password: DEMO_PASSWORD,
    email: "georgi@example.bg",
    firstName: "Георги",
    lastName: "Николов",
    registered: "2026-03-21T09:30:00+02:00",
    billing: georgi,
    shipping: georgi,
  },
  {
    id: 5,
    username: "nikos",
    password: DEMO_PASSWORD,
    email: "nikos@example.bg",
    firstName: "Никос",
    lastName: "Павлидис",
    registered: "2026-07-08T20:11:00+03:00",
    billing: nikos,
    shipping: nikos,
  },
  {
    id: 6,
    username: "elena",
    password: DEMO_PASSWORD,
    email: "elena@example.bg",
    firstName: "Елена",
    lastName: "Тодорова",
    registered: "2026-11-15T08:20:00+02:00",
    billing: { ...emptyAddress, email: "elena@example.bg" },
    shipping: emptyAddress,
  },
];

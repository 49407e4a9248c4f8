import type { METHODS as ORIGINAL } from "../../bg/checkout/methods";
import type { Texts } from "../../texts";

const TARGETS = {
  office: "to an office",
  locker: "to a locker",
  address: "to your address",
  any: "to an office or locker",
};

/** Names of usual payment methods and shipping rates, for what the merchant hasn't translated. */
export const METHODS = {
  payment: { cod: "Cash on delivery", bacs: "Bank transfer", cheque: "Cheque" },
  shipping: { free_shipping: "Free delivery", local_pickup: "Pick up in store" },
  courier: (courier, to) => `${courier} ${TARGETS[to]}`,
} as const satisfies Texts<typeof ORIGINAL>;

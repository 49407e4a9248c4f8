const UNAVAILABLE = "The shop isn’t responding at the moment";

const TEXTS: Record<string, { title: string; text: string }> = {
  timeout: { title: UNAVAILABLE, text: "The answer is taking longer than usual. Try again in a moment." },
  unreachable: { title: UNAVAILABLE, text: "The shop can’t be reached. Try again in a moment." },
  "orders-closed": {
    title: "We aren’t taking orders right now",
    text: "Your cart is safe. Try again later, or call us.",
  },
  "session-expired": { title: "Your session has expired", text: "Reload the page and try again." },
  "auth-expired": { title: "Sign in again", text: "Your sign-in has expired. Sign in to your account and try again." },
  "no-viewer": {
    title: "We couldn’t sign you in",
    text: "Your details are right, but signing in with them failed, probably because of a problem with the secure connection (SSL). Try again later, and write to us if it happens again.",
  },
  invalid: { title: "Check what you entered", text: "One of the fields isn’t filled in correctly." },
};

const OTHERWISE = { title: UNAVAILABLE, text: "Something went wrong on our side. Try again in a moment." };

/** Messages for failures without a text from the backend. Separate, so that browsers don't load the refusal table. */
export function faultText(kind: string): { title: string; text: string } {
  return TEXTS[kind] ?? OTHERWISE;
}

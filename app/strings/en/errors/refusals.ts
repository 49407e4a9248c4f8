import { BOUND_TO_EMAIL } from "../checkout/coupon";
import { createRefusalTexts } from "../../refusals";

export { isAccountTaken, isBoundToEmail, isLinkSpent, isSignInRefused } from "../../refusals";

/** The backend's refusals in English. */
export const { refusalText, signInRefusalText } = createRefusalTexts({
  texts: {
    noSuchCode: "We don’t recognise this code. Check the spelling.",
    codeExpired: "This code has expired.",
    minimumSpend: "The code is valid for orders of $1 or more.",
    maximumSpend: "The code is valid for orders of up to $1.",
    notForTheseProducts: "The code isn’t valid for these products.",
    notForSaleItems: "The code isn’t valid for products on sale.",
    notWithOtherCodes: "You are already using a code that can’t be combined with others. Remove it and try again.",
    codeInvalid: "This code isn’t valid for you, or is no longer valid.",
    codeBoundToEmail: BOUND_TO_EMAIL,
    codeUsedUp: "This code has been used up.",
    codeAlreadyApplied: "This code is already applied.",
    codeNotApplied: "This code isn’t applied to the cart.",
    notInStock: "“$1” is no longer in stock. Remove it from the cart and try again.",
    notEnough: "Only $2 left of “$1”. Reduce the quantity in the cart and try again.",
    cartEmpty: "Your cart is already empty.",
    optionsMissing: "Choose the product’s options.",
    tooManyReviews: "You are posting reviews too quickly. Wait a moment and try again.",
    reviewSent: "You have already posted the same review of this product.",
    nameMissing: "Enter your name.",
    emailRefused: "The shop doesn’t accept this email address. Check how it is spelled.",
    productGone: "This product is no longer available.",
    reviewsClosed: "This product can’t be reviewed.",
    deliveryChanged: "The price of delivery changed while you were ordering. Check it and confirm again.",
    paymentGone: "This payment method is no longer available.",
    awaitingApproval: "Your account is awaiting the shop’s approval. We will email you when it is ready.",
    registrationClosed: "The shop doesn’t accept new accounts at the moment.",
    signInWrong: "Wrong username or password.",
    credentialsMissing: "Enter your username and password.",
    signedInAlready: "You are already signed in.",
    emailIncomplete: "The email address doesn’t look right; it should look like maria@example.com.",
    usernameRefused: "This email address can’t be made into a username. Enter another one.",
    passwordMissing: "Choose a password.",
    identityMissing: "Enter your email address or username.",
    linkSpent: "The link for a new password is no longer valid. Ask for a new one.",
    newPasswordMissing: "Enter a new password.",
    signInExpired: "This sign-in is no longer valid. Start again.",
    noAccounts: "This shop works without accounts: order as a guest.",
  },
  letters: { own: /[a-z]/gi, other: /\p{Script=Cyrillic}/gu },
  answer: (message) => `The answer was: “${message}”`,
  errorNumber: (requestId) => `Error number: ${requestId}.`,
  signInRefused: (requestId) =>
    `Wrong username or password. If you’re sure they’re correct, your account may be awaiting approval: contact us${requestId ? ` and quote the error number ${requestId}` : ""}.`,
});

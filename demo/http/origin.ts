/** The demo's WordPress origin. Nothing listens there: the shop uses its service binding. */
export const DEMO_ORIGIN = "https://demo.shop.test";

export const PICTURES_PATH = "/wp-content/uploads/";

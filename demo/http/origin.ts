/** The demo's WordPress would stand here. Nothing answers at this address: the shop asks through its service binding. */
export const DEMO_ORIGIN = "https://demo.shop.test";

export const PICTURES_PATH = "/wp-content/uploads/";

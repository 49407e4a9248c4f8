import type { DemoProduct, DemoVariation } from "../catalog/types.ts";

const BLANK: Omit<DemoProduct, "id" | "slug" | "name" | "sku"> = {
  type: "SIMPLE",
  brand: "",
  categories: [],
  tags: [],
  date: "2026-01-06T14:38:43+02:00",
  regularPrice: null,
  salePrice: null,
  stock: null,
  status: "IN_STOCK",
  lowStockAmount: null,
  soldIndividually: false,
  virtual: false,
  downloadable: false,
  visibility: "VISIBLE",
  published: true,
  weight: null,
  totalSales: 0,
  averageRating: 0,
  reviewCount: 0,
  shortDescription: "",
  description: "",
  pictures: [],
  attributes: {},
  varyBy: [],
  defaultAttributes: {},
  variations: [],
  externalUrl: null,
  buttonText: null,
  grouped: [],
};

export function blank(id: number, slug: string, name: string): DemoProduct {
  return { ...BLANK, id, slug, name, sku: `T-${id}` };
}

function cartProduct(
  id: number,
  slug: string,
  name: string,
  price: string,
  picture: string,
  more: Partial<DemoProduct> = {},
) {
  return { ...blank(id, slug, name), regularPrice: price, pictures: [picture], ...more };
}

/** With one variation, whose id is the product's + 6, as with the recorded shirt. */
function variableProduct(id: number, slug: string, name: string, price: string, attributes: Record<string, string>) {
  const variation: DemoVariation = {
    id: id + 6,
    sku: `T-${id}-1`,
    attributes,
    regularPrice: price,
    salePrice: null,
    stock: 30,
    status: "IN_STOCK",
    picture: null,
  };
  const type: DemoProduct["type"] = "VARIABLE";
  return { ...blank(id, slug, name), type, varyBy: Object.keys(attributes), variations: [variation] };
}

/** Products of which the samples show only a cart line. */
export const CART_PRODUCTS: DemoProduct[] = [
  cartProduct(154, "red-pauar-mitselaren-kazein-1-8-kg", "Ред Пауър Мицеларен казеин 1.8 кг", "55.69", "p-kazein", {
    stock: 49,
  }),
  cartProduct(
    228,
    "red-pauar-multivitamini-za-mazhe-90-tabl",
    "Ред Пауър Мултивитамини за мъже 90 табл.",
    "22.49",
    "p-multi-m",
  ),
  cartProduct(
    169,
    "red-pauar-magneziy-tsitrat-100-kaps",
    "Ред Пауър Магнезий цитрат 100 капс.",
    "22.00",
    "p-magnezii",
    { stock: 127 },
  ),
  cartProduct(81, "red-pauar-sheykar-500-ml", "Ред Пауър Шейкър 500 мл", "12.00", "p-sheikar", {
    stock: -2,
    status: "OUT_OF_STOCK",
  }),
  cartProduct(253, "posledna-broyka", "Последна бройка шейкър", "9.90", "p-sheikar", { stock: 1 }),
  cartProduct(57, "speedline-vegan-protein-500-g", "Speedline Веган протеин 500 г", "52.59", "p-vegan", {
    stock: -1,
    status: "ON_BACKORDER",
  }),
  cartProduct(75, "home-gym-pro-gumiran-dambel-5-kg", "Home Gym Pro Гумиран дъмбел 5 кг", "92.39", "p-dambel", {
    stock: 37,
    soldIndividually: true,
  }),
  cartProduct(1129, "onlayn-konsultatsiya-s-trenyor", "Онлайн консултация с треньор", "34.90", "p-programa", {
    virtual: true,
  }),
  variableProduct(58, "vitaplus-vegan-blend-i", "VitaPlus Vegan Blend I", "73.00", { pa_vkus: "" }),
  cartProduct(56, "speedline-hydro-whey-1-kg", "Speedline Hydro Whey 1 кг", "97.90", "p-hidrolizat"),
  cartProduct(
    55,
    "balkan-strength-whey-concentrate-700-g",
    "Balkan Strength Whey Concentrate 700 г",
    "57.99",
    "p-koncentrat",
  ),
  {
    ...variableProduct(363, "iron-wolf-mazhka-teniska-light", "Iron Wolf Мъжка тениска Light", "33.99", {
      pa_razmer: "xxl",
      pa_cvyat: "",
    }),
    pictures: ["p-teniska"],
    attributes: { pa_razmer: ["xxl"], pa_cvyat: ["cheren", "rozov"] },
  },
];

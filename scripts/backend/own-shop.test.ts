import { expect, test } from "vitest";
import { readHome } from "../../app/config/home";
import { readSite } from "../../app/config/site";
import { listUnsaid } from "./own-shop";

test('a shop of one\'s own names its trader and its promises itself; "" and [] are said too', () => {
  const unsaid = listUnsaid({ SITE: { name: "Лост", baseUrl: "https://lost.example", vatNumber: "" } });
  expect(unsaid).toContain("SITE.company");
  expect(unsaid).toContain("SITE.companyNumber");
  expect(unsaid).toContain("HOME.trust");
  expect(unsaid).not.toContain("SITE.name");
  expect(unsaid).not.toContain("SITE.vatNumber");
  expect(listUnsaid({})).toContain("SITE.baseUrl");
  expect(listUnsaid({ SITE: readSite({}), HOME: readHome({}) })).toEqual([]);
});

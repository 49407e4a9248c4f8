import { expect, test } from "vitest";
import { succeed } from "../../app/domain/values/result";
import { connectAccount } from "./account-client";

function readOptions(countries: string[], requested: string) {
  const places = {
    listCountries: () => Promise.resolve(succeed(countries)),
    listRegions: (country: string) => Promise.resolve(succeed([{ code: `${country}-1`, name: "" }])),
  };
  return connectAccount({} as never, { places } as never).readAddressOptions(requested);
}

test.each([
  [["AU", "BG", "GR"], "", "BG"],
  [["AU", "GR"], "", "AU"],
  [["AU", "BG", "GR"], "GR", "GR"],
])("of %j, with %j requested, the form gets the regions of %s", async (countries, requested, country) => {
  const regions = { [country]: [{ code: `${country}-1`, name: "" }] };
  expect(await readOptions(countries, requested)).toEqual({ ok: true, value: { countries, country, regions } });
});

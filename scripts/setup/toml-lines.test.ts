import { expect, test } from "vitest";
import { setLine, setVariable } from "./toml-lines";

const TOML = `name = "shop"

# Of production.
[env.production]
name = "shop"
# routes = [{ pattern = "shop.example", custom_domain = true }]

[env.production.vars.SITE] # ours
# baseUrl = "https://shop.example"
name = "Лост" # as on the sign
couriers = [
  "Speedy",
]

# The last.
[env.production.vars.HOME]
`;
const SITE = "env.production.vars.SITE";

test("a key is set where it stands, with the comment behind it; where a comment shows it; else at its table's end", () => {
  expect(setLine(TOML, SITE, "name", '"Щанга"')).toBe(TOML.replace('"Лост"', '"Щанга"'));
  expect(setLine(TOML, SITE, "baseUrl", '"https://lost.bg"')).toBe(
    TOML.replace('# baseUrl = "https://shop.example"', 'baseUrl = "https://lost.bg"'),
  );
  expect(setLine(TOML, SITE, "phone", '"1"')).toBe(TOML.replace("]\n\n# The last.", ']\nphone = "1"\n\n# The last.'));
  expect(setLine(TOML, "env.production.vars.HOME", "trust", "[]")).toBe(
    TOML.replace("[env.production.vars.HOME]\n", "[env.production.vars.HOME]\ntrust = []\n"),
  );
});

test("a key of another table is another, and one that begins alike", () => {
  expect(setLine(TOML, "env.production", "name", '"other"')).toBe(
    TOML.replace('[env.production]\nname = "shop"', '[env.production]\nname = "other"'),
  );
  expect(setLine('[a]\nnames = "x"\n', "a", "name", '"y"')).toBe('[a]\nnames = "x"\nname = "y"\n');
});

test("what spans lines, and a table that isn't there, are a person's to change", () => {
  expect(setLine(TOML, SITE, "couriers", "[]")).toBeNull();
  expect(setLine(TOML, "env.other", "name", '"x"')).toBeNull();
});

test("a variable is set where it stands, where a comment shows it, or at the end", () => {
  const file = "# Why.\n# BACKEND_URL=https://x.example\n\nCACHING=none\n";
  expect(setVariable(file, "CACHING", "all")).toBe(file.replace("none", "all"));
  expect(setVariable(file, "BACKEND_URL", "https://y.example")).toBe(
    file.replace("# BACKEND_URL=https://x.example", "BACKEND_URL=https://y.example"),
  );
  expect(setVariable(file, "IMAGE_HOSTS", "a.example")).toBe(`${file}IMAGE_HOSTS=a.example\n`);
});

import { expect, test } from "vitest";
import { makeDataCache } from "../../tests/doubles/platform/data-cache";
import { scriptBackend } from "../../tests/doubles/backend/scripted-backend";
import { createProviderList } from "./login-providers";

const GOOGLE = {
  name: "Google",
  provider: "GOOGLE",
  isEnabled: true,
  authorizationUrl: "https://accounts.google.com/o",
};
const clients = (...loginClients: unknown[]) => ({ data: { loginClients } });

test("the password, disabled clients and those without a URL aren't listed", async () => {
  const { client } = scriptBackend(() =>
    clients(
      GOOGLE,
      { ...GOOGLE, provider: "PASSWORD", authorizationUrl: null },
      { ...GOOGLE, provider: "GITHUB", isEnabled: false },
      { ...GOOGLE, provider: "FACEBOOK", authorizationUrl: "javascript:alert(1)" },
    ),
  );
  expect(await createProviderList(client, makeDataCache())()).toEqual([GOOGLE]);
});

test("providers are fetched once for everybody; a failure isn't cached", async () => {
  const dataCache = makeDataCache();
  const down = scriptBackend(() => ({ error: "Internal server error" }));
  expect(await createProviderList(down.client, dataCache)()).toEqual([]);
  const { client, queries } = scriptBackend(() => clients(GOOGLE));
  const list = createProviderList(client, dataCache);
  expect(await list()).toEqual([GOOGLE]);
  await dataCache.settle();
  expect(await list()).toEqual([GOOGLE]);
  expect(queries).toHaveLength(1);
});

test("the sign-in page doesn't wait for a silent backend", async () => {
  const { client } = scriptBackend(() => new Promise(() => undefined));
  expect(await createProviderList(client, makeDataCache(), 10)()).toEqual([]);
});

import { expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { openCatalogReader } from "../catalog/open-reader";
import { RenderReport } from "../render/render-report";
import { listProviders } from "./login-providers";

const GOOGLE = {
  name: "Google",
  provider: "GOOGLE",
  isEnabled: true,
  authorizationUrl: "https://accounts.google.com/o",
};

test("the password, disabled clients and those without a URL aren't listed", async () => {
  const clients = [
    GOOGLE,
    { ...GOOGLE, provider: "PASSWORD", authorizationUrl: null },
    { ...GOOGLE, provider: "GITHUB", isEnabled: false },
    { ...GOOGLE, provider: "FACEBOOK", authorizationUrl: null },
  ];
  const { bindings, environment } = await openReplica({ documents: { "login-providers": clients } });
  expect(await listProviders(openCatalogReader(bindings, environment, new RenderReport()))).toEqual([GOOGLE]);
});

test("without a replica there are none, and the page stands", async () => {
  const { bindings, environment } = await openReplica();
  expect(await listProviders(openCatalogReader(bindings, environment, new RenderReport()))).toEqual([]);
});

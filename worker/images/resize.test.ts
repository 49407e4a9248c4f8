import { expect, test } from "vitest";
import { PICTURE, startImageRequests } from "../../tests/doubles/platform/image-requests";
import { startPng } from "../../tests/fixtures/raster-files";

const images = startImageRequests();

test.each(["none", "fails"] as const)(
  "the original is served for five minutes if the Images binding %s",
  async (binding) => {
    const original = startPng(600, 675);
    const { response } = await images.ask(PICTURE, { accept: "image/avif,image/webp,*/*", binding });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(original);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  },
);

test("transparency becomes white in a JPEG, and animations are dropped", async () => {
  const jpeg = await images.ask(PICTURE, { accept: "*/*" });
  expect(jpeg.outputs).toMatchObject([{ format: "image/jpeg", background: "#ffffff", anim: false }]);
  const webp = await images.ask(PICTURE, { accept: "image/webp" });
  expect(webp.outputs[0]).not.toHaveProperty("background");
});

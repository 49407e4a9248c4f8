import { lighten } from "./colour.ts";
import { drawWithDefinitions, group, stroked } from "./svg.ts";

/** Stands where a product has no picture: a jar and a kettlebell in outline, no text. */
export function placeholder(tint: string): string {
  const line = lighten(tint, -0.13);
  const jar =
    "M300 420H520M300 420V360Q300 344 316 344H504Q520 344 520 360V420M286 420H534M286 420C262 436 254 452 254 480" +
    "V740Q254 776 290 776H530Q566 776 566 740V480C566 452 558 436 534 420M254 520H566M254 690H566";
  const kettlebell =
    "M600 776C556 744 540 706 540 660C540 582 600 530 676 530C752 530 812 582 812 660C812 706 796 744 752 776Z" +
    "M604 548C588 486 580 440 600 414C616 394 640 390 676 390C712 390 736 394 752 414C772 440 764 486 748 548" +
    "M640 534C632 490 628 462 638 448C646 438 656 436 676 436C696 436 706 438 714 448C724 462 720 490 712 534";
  const body = drawWithDefinitions(
    () =>
      `<rect width="1000" height="1125" fill="${tint}"/>` +
      group(
        stroked(jar, line, 9) + group(stroked(kettlebell, tint, 34) + stroked(kettlebell, line, 9)),
        'transform="translate(-22 0)"',
      ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1125" width="1000" height="1125">${body}</svg>`;
}

"""Cuts the shop's fonts from their makers' variable ones (github.com/lettersoup/Sofia-Sans, fonts/variable):

    python3 scripts/build/cut-fonts.py SofiaSans[wght].ttf 400:800 25 public/fonts/sofia-sans-400-800.woff2

Weights to keep, the least kerning to keep in thousandths of an em, and the file, whose letters are kept.
Needs fonttools and brotli. Run by hand; docs/performance.md says what it brought.
"""

import sys

from fontTools.otlLib.builder import buildLookup, buildPairPosGlyphs, buildValue
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Kerning in steps compresses better, and nobody sees five thousandths of an em.
KERNING_STEP = 10
# How far a bold outline may lie from the maker's: a seventh of a pixel of text on the sharpest phone.
OUTLINE_TOLERANCE = 3
NOT_BULGARIAN = set("ЫЭыэЀѐàéöü\u0301")
COPYRIGHT, LICENCE_ADDRESS = 0, 14


def cut(source, weights, least, target):
    letters = TTFont(target).getBestCmap().keys()
    font = instancer.instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": weights})
    keep_letters(font, letters)
    thin_kerning(font, least)
    if "gvar" in font:
        thin_outlines(font)
    font.flavor = "woff2"
    font.save(target)


def keep_letters(font, letters):
    options = Options()
    # Without "locl": it only holds Russian and Turkish forms.
    options.layout_features = ["ccmp", "kern", "mark"]
    options.name_IDs = [COPYRIGHT, LICENCE_ADDRESS]
    options.drop_tables += ["STAT"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def thin_kerning(font, least):
    """One kerning for all weights, of pairs that a text in Bulgarian or in Latin letters has."""
    table = font["GPOS"].table
    kern = next(record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern")
    [index] = kern.LookupListIndex
    letter = {glyph: chr(code) for code, glyph in sorted(font.getBestCmap().items(), reverse=True)}
    kept = {
        (first, second): (buildValue({"XAdvance": KERNING_STEP * round(value / KERNING_STEP)}), None)
        for (first, second), value in pairs_of(table.LookupList.Lookup[index], font.getGlyphOrder()).items()
        if abs(value) >= least and first in letter and second in letter and meet(letter[first], letter[second])
    }
    table.LookupList.Lookup[index] = buildLookup(buildPairPosGlyphs(kept, font.getReverseGlyphMap()))


def pairs_of(lookup, glyphs):
    pairs = {}
    for subtable in lookup.SubTable:
        subtable = getattr(subtable, "ExtSubTable", subtable)
        for row, first in enumerate(subtable.Coverage.glyphs):
            if subtable.Format == 1:
                records = [(record.SecondGlyph, record) for record in subtable.PairSet[row].PairValueRecord]
            else:
                classes = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
                records = [(second, classes[subtable.ClassDef2.classDefs.get(second, 0)]) for second in glyphs]
            for second, record in records:
                pairs.setdefault((first, second), getattr(record.Value1, "XAdvance", 0))
    return pairs


def meet(first, second):
    if first.islower() and second.isupper() or NOT_BULGARIAN & {first, second}:
        return False
    return {script_of(first), script_of(second)} != {"latin", "cyrillic"}


def script_of(letter):
    if not letter.isalpha():
        return "neither"
    return "cyrillic" if "\u0400" <= letter <= "\u04ff" else "latin"


def thin_outlines(font):
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, controls = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            if None in variation.coordinates:
                variation.calcInferredDeltas(points, controls.endPts)
            variation.roundDeltas()
            is_composite = glyphs[name].isComposite()
            variation.optimize(points, controls.endPts, tolerance=OUTLINE_TOLERANCE, isComposite=is_composite)


if __name__ == "__main__":
    source, weights, least, target = sys.argv[1:]
    limits = tuple(int(weight) for weight in weights.split(":"))
    cut(source, limits if len(limits) > 1 else limits[0], int(least), target)

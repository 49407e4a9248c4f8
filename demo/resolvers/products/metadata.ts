const META_OF_ONE_MAX = 100;

interface MetadataArguments {
  key?: string | null;
  keysIn?: string[] | null;
}

interface Described {
  id: number;
  metaData?: Record<string, string> | undefined;
  lowest30DayPrice?: string | undefined;
}

/** Custom fields of a product or variation, all or the requested ones; null where there is none (WooGraphQL). */
export function showProductMetadata({ id, metaData, lowest30DayPrice }: Described) {
  const all = { ...metaData, ...(lowest30DayPrice === undefined ? {} : { lowest_price_30_days: lowest30DayPrice }) };
  return ({ key, keysIn }: MetadataArguments) => {
    const wanted = key ? [key] : keysIn;
    const shown = Object.entries(all)
      .filter(([name]) => !wanted || wanted.includes(name))
      .map(([name, value], index) => ({ id: String(id * META_OF_ONE_MAX + index), key: name, value }));
    return shown.length > 0 ? shown : null;
  };
}

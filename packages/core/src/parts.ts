/** Manifests of features by their nouns: the namespace of a layer's features.ts. */
type Features = object

/** The parts called `Name` of the features that have one, by noun. */
export type PartsOf<All extends Features, Name extends string> = {
  readonly [
    Noun in keyof All as All[Noun] extends Readonly<Record<Name, unknown>> ? Noun : never
  ]: All[Noun] extends Readonly<Record<Name, infer Part>> ? Part : never
}

type KeysOf<Part> = Part extends unknown ? keyof Part : never
type ValueAt<Part, Key extends PropertyKey> = Part extends Readonly<Record<Key, infer Value>> ? Value : never

/** The keys of all the parts called `Name`. */
export type KeysOfParts<All extends Features, Name extends string> = KeysOf<
  PartsOf<All, Name>[keyof PartsOf<All, Name>]
>

/** All the parts called `Name` as one. */
export type Merged<All extends Features, Name extends string> = {
  readonly [Key in KeysOfParts<All, Name>]: ValueAt<PartsOf<All, Name>[keyof PartsOf<All, Name>], Key>
}

/** The parts called `name` of the features that have one, by noun. */
export const partsOf = <All extends Features, Name extends string>(features: All, name: Name): PartsOf<All, Name> =>
  Object.assign(
    {},
    ...Object.entries(features).map(([noun, parts]: [string, object]) =>
      Object.hasOwn(parts, name) ? { [noun]: Reflect.get(parts, name) as unknown } : {},
    ),
  )

/** All the parts called `name` as one; no two features give the same key. */
export const merged = <All extends Features, Name extends string>(features: All, name: Name): Merged<All, Name> =>
  Object.assign({}, ...Object.values(partsOf(features, name)))

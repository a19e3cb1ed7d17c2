// `$extends` of DTCG 2025.10: a group takes over the tokens of another under its own name. Each becomes a reference, so
// that a change of the other group is followed; tokens of the group itself stay.

export interface Extension {
  /** Dotted name of the group. */
  readonly name: string;
  readonly target: string;
}

export interface Inherited<E> {
  readonly name: string;
  /** Name of the token of the other group. */
  readonly from: string;
  readonly extension: E;
}

export interface ExtendedGroups<E> {
  readonly inherited: readonly Inherited<E>[];
  /** Tokens of the group itself that stand in the place of an inherited one. */
  readonly overrides: readonly Inherited<E>[];
  readonly missing: readonly E[];
  readonly circular: readonly E[];
}

/** @param own names of the tokens that stand in the place of inherited ones @param known further names to inherit */
export function extendGroups<E extends Extension>(
  extensions: readonly E[],
  own: Iterable<string>,
  known: Iterable<string> = [],
): ExtendedGroups<E> {
  const result = { inherited: [], overrides: [], missing: [], circular: [] } as {
    [K in keyof ExtendedGroups<E>]: ExtendedGroups<E>[K][number][];
  };
  const given = new Set(own);
  const names = new Set([...given, ...known]);
  const open = new Set<E>();
  const done = new Set<E>();
  const visit = (extension: E): void => {
    if (done.has(extension)) return;
    const { name, target } = extension;
    if (open.has(extension) || isWithin(name, target) || isWithin(target, name)) {
      result.circular.push(extension);
      done.add(extension);
      return;
    }
    open.add(extension);
    for (const other of extensions)
      if (isWithin(other.name, target) || isWithin(target, other.name)) visit(other);
    open.delete(extension);
    if (done.has(extension)) return;
    done.add(extension);
    const sources = [...names].filter((one) => isWithin(one, target));
    if (sources.length === 0) result.missing.push(extension);
    for (const from of sources) {
      const entry = { name: `${name}${from.slice(target.length)}`, from, extension };
      if (given.has(entry.name)) result.overrides.push(entry);
      else result.inherited.push(entry);
      given.add(entry.name);
      names.add(entry.name);
    }
  };
  for (const extension of extensions) visit(extension);
  return result;
}

const isWithin = (name: string, group: string): boolean =>
  name === group || name.startsWith(`${group}.`);

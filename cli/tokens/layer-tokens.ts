// Merges layers, last wins. semantic.json declares all roles; other layers may add primitives only.
import { MAX_PROBLEMS, type Problem, problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { extendGroups } from "./extended-groups.ts";
import type {
  Declaration,
  GroupExtension,
  LayeredToken,
  TokenDefinition,
  TokenFile,
  TokenType,
} from "./token-types.ts";

export interface Layered {
  readonly tokens: ReadonlyMap<string, LayeredToken>;
  readonly roles: ReadonlyMap<string, Declaration>;
  readonly problems: readonly Problem[];
}

/** @param semantic the file that declares the roles; it is one of `layers` */
export function layerTokens(layers: readonly TokenFile[], semantic: TokenFile): Layered {
  const roles = declaredRoles(semantic);
  const groups = new Set([...roles.keys()].map(groupOf));
  const tokens = new Map<string, LayeredToken>();
  const problems: Problem[] = layers.flatMap((layer) => layer.problems);
  for (const layer of layers) {
    for (const token of withInherited(layer, tokens, problems)) {
      const role = roles.get(token.name);
      if (role === undefined && groups.has(groupOf(token.name))) {
        if (problems.length < MAX_PROBLEMS) problems.push(unknownRole(token, [...roles.keys()]));
        continue;
      }
      const type = role?.type ?? tokens.get(token.name)?.type ?? token.type;
      const wrong = typeProblem(token, type);
      if (wrong !== null || type === null) {
        if (wrong !== null && problems.length < MAX_PROBLEMS) problems.push(wrong);
        continue;
      }
      const { name, value, file, line } = token;
      tokens.set(name, { name, type, value, file, line });
    }
  }
  return { tokens, roles, problems };
}

/** Tokens of a layer, those that its groups take over first: from the layer itself or a weaker one. */
function withInherited(
  layer: TokenFile,
  weaker: ReadonlyMap<string, TokenDefinition>,
  problems: Problem[],
): readonly TokenDefinition[] {
  if (layer.extensions.length === 0) return layer.tokens;
  const own = new Map(layer.tokens.map((token) => [token.name, token]));
  const found = extendGroups(layer.extensions, own.keys(), weaker.keys());
  problems.push(...found.missing.map(missingGroup), ...found.circular.map(circularGroup));
  const types = new Map<string, TokenType | null>();
  const typeOf = (name: string): TokenType | null =>
    own.get(name)?.type ?? types.get(name) ?? weaker.get(name)?.type ?? null;
  const inherited = found.inherited.map(({ name, from, extension: { file, line } }) => {
    types.set(name, typeOf(from));
    return { name, type: typeOf(from), value: `{${from}}`, file, line };
  });
  for (const { name, from } of found.overrides) types.set(name, typeOf(from));
  const tokens = layer.tokens.map((token) => ({ ...token, type: typeOf(token.name) }));
  return [...inherited, ...tokens];
}

function missingGroup({ file, line, name, target }: GroupExtension): Problem {
  return problem("TOKEN_ALIAS", {
    file,
    line,
    field: name,
    found: `{${target}}`,
    allowed: "the name of a group with tokens in this layer or one below",
    what: `${name} takes over the group {${target}}, which holds no token.`,
    fix: "name a group that has tokens, or remove $extends.",
  });
}

function circularGroup({ file, line, name, target }: GroupExtension): Problem {
  return problem("TOKEN_CYCLE", {
    file,
    line,
    field: name,
    found: `${name} → ${target}`,
    allowed: "groups that do not take over each other",
    what: `${name} takes over {${target}}, which leads back to it.`,
    fix: "remove one $extends of the circle.",
  });
}

export function missingRoles({ tokens, roles }: Layered, rejected: ReadonlySet<string>): Problem[] {
  return [...roles.values()]
    .filter(({ name }) => !tokens.has(name) && !rejected.has(name))
    .map(({ name, file, line }) =>
      problem("TOKEN_MISSING", {
        file,
        line,
        field: name,
        what: `the role ${name} has no value in any layer.`,
        fix: `give "${name}" a value in the edition's or the brand's token file.`,
      }),
    );
}

const rolesByFile = new WeakMap<TokenFile, ReadonlyMap<string, Declaration>>();

function declaredRoles(semantic: TokenFile): ReadonlyMap<string, Declaration> {
  const cached = rolesByFile.get(semantic);
  if (cached !== undefined) return cached;
  const roles = new Map(
    [...semantic.declarations, ...semantic.tokens].map((role) => [role.name, role]),
  );
  rolesByFile.set(semantic, roles);
  return roles;
}

function groupOf(name: string): string {
  return name.slice(0, name.indexOf("."));
}

function unknownRole(token: TokenDefinition, roles: readonly string[]): Problem {
  const { file, line, name } = token;
  const meant = nearest(name, roles);
  return problem("TOKEN_UNKNOWN", {
    file,
    line,
    field: name,
    found: name,
    allowed: "a role of tokens/semantic.json",
    what: `${name} is not a role.`,
    fix: meant
      ? `write "${meant}" or remove it.`
      : "remove it; the list of roles is tokens/semantic.json.",
  });
}

function typeProblem(token: TokenDefinition, expected: TokenType | null): Problem | null {
  const { file, line, name } = token;
  const at = { file, line, field: `${name}.$type` };
  if (expected === null) {
    const fix = 'add "$type" to the token or its group.';
    return problem("TOKEN_TYPE", { ...at, what: `${name} has no type.`, fix });
  }
  if (token.type === null || token.type === expected) return null;
  return problem("TOKEN_TYPE", {
    ...at,
    found: token.type,
    allowed: expected,
    what: `${name} is of the type ${expected}, not ${token.type}.`,
    fix: `write "$type": "${expected}" and a value of that type, or leave "$type" out.`,
  });
}

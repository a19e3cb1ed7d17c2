// Asks for the roles whose colour is not sure.
import { cancel, isCancel, select } from "@clack/prompts";
import type { Role, Suggestion } from "./suggest-roles.ts";

/** Role → name of the chosen token; null when cancelled. */
export async function askRoles(
  suggestions: readonly Suggestion[],
): Promise<ReadonlyMap<Role, string> | null> {
  const unsure = suggestions.filter(({ sure, others }) => !sure && others.length > 0);
  const roles = new Map<Role, string>();
  for (const { role, colour, others } of unsure) {
    if (roles.has(role)) continue;
    const options = [colour, ...others].map(({ name, hex }) => ({
      value: name,
      label: `${hex}  ${name}`,
    }));
    const answer = await select({ message: `Colour for "${role}"`, options });
    if (isCancel(answer)) {
      cancel("Nothing was written.");
      return null;
    }
    roles.set(role, answer);
  }
  return roles;
}

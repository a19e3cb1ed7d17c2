// Terms and privacy, in the help area like every other text.
import { HELP_PATH } from "#contract/help.ts";
import { ownValue } from "#contract/own-value.ts";
import { prepareLegal } from "#session/site/legal-document.ts";
import { HelpFrame } from "./help-frame.tsx";
import { LEGAL_SLUGS } from "./legal-as-help.ts";
import { LegalView } from "./legal-view.tsx";
import { useHelpMenu } from "./use-help-menu.ts";

export async function prepare(path: string): Promise<void> {
  const name = ownValue(LEGAL_SLUGS, path.slice(HELP_PATH.length));
  if (name !== undefined) await prepareLegal(name);
}

export function Page() {
  const menu = useHelpMenu();
  const name = ownValue(LEGAL_SLUGS, menu.current?.slug ?? "");
  return (
    <HelpFrame menu={menu}>
      {name !== undefined && <LegalView key={name} name={name} menu={menu} />}
    </HelpFrame>
  );
}

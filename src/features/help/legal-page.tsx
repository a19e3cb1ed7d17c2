// Terms and privacy, in the help area like every other text.
import { HelpFrame } from "./help-frame.tsx";
import { LEGAL_SLUGS } from "./legal-as-help.ts";
import { LegalPart } from "./legal-part.tsx";
import { useHelpMenu } from "./use-help-menu.ts";

export function Page() {
  const menu = useHelpMenu();
  const name = LEGAL_SLUGS[menu.current?.slug ?? ""];
  return (
    <HelpFrame menu={menu}>
      {name !== undefined && <LegalPart key={name} name={name} menu={menu} />}
    </HelpFrame>
  );
}

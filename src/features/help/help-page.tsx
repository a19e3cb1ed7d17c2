// The help area: menu, search, one page of text. Texts come with the page, never with the first load.
import { HelpDocument } from "./help-document.tsx";
import { HelpFrame } from "./help-frame.tsx";
import { useHelpMenu } from "./use-help-menu.ts";

export { prepareHelp as prepare } from "./use-help-pages.ts";

export function Page() {
  const menu = useHelpMenu();
  return (
    <HelpFrame menu={menu}>
      {menu.current !== undefined && <HelpDocument key={menu.current.slug} menu={menu} />}
    </HelpFrame>
  );
}

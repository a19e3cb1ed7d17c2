import type { HelpPage } from "#contract/help.ts";
import { ArticleSheet } from "./article-sheet.tsx";
import { HelpBlocks } from "./help-blocks.tsx";
import { HelpSectionView } from "./help-section-view.tsx";
import { HelpService } from "./help-service.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

/** Page of the service itself: the way to it stands first. */
const SERVICE = "zxkf";

interface HelpArticleProps {
  readonly page: HelpPage;
  readonly menu: HelpMenuState;
}

export function HelpArticle({ page, menu }: HelpArticleProps) {
  const isService = page.slug === SERVICE;
  return (
    <ArticleSheet menu={menu} title={page.title} lead={page.summary} withService={!isService}>
      {isService && <HelpService first />}
      <HelpBlocks blocks={page.intro} title={page.title} />
      {page.sections.map(({ id, title, blocks }) => (
        <HelpSectionView key={id} id={id} title={title}>
          <HelpBlocks blocks={blocks} title={title} />
        </HelpSectionView>
      ))}
    </ArticleSheet>
  );
}

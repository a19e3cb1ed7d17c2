import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useEffect, useState } from "react";

interface HelpContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Sections of the page, beside it on wide screens; the one that is read is marked. */
export function HelpContents({ sections }: HelpContentsProps) {
  const { t } = useTranslation("help");
  const shown = useSectionInView(sections);
  return (
    <nav aria-label={t("contents")} className={frame}>
      <Text as="h2" marginBottom="2" paddingInline="3" color="text-muted" size="xs" weight="medium">
        {t("contents")}
      </Text>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === shown ? "location" : undefined}
              className={link}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const frame = css({
  position: "sticky",
  top: "below-header",
  display: { base: "none", wide: "block" },
  maxHeight: "below-header",
  paddingTop: "4",
  overflowY: "auto",
  scrollbarWidth: "thin",
  _print: { display: "none" },
});

const link = css({
  display: "block",
  paddingBlock: "1-25",
  paddingInline: "3",
  borderLeft: "thick",
  fontSize: "sm",
  lineHeight: "1-5",
  _hover: { borderColor: "accent-mark", color: "accent-text" },
  "&[aria-current]": { borderColor: "accent-mark", color: "accent-text", fontWeight: "semibold" },
});

/** Id of the section under the reader's eyes: the last whose heading has passed the upper third. */
function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
            const above = boundingClientRect.top < (rootBounds?.bottom ?? 0);
            if (isIntersecting || above) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        }),
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const { id } of sections) {
      const head = document.getElementById(id);
      if (head !== null) observer.observe(head);
    }
    return () => observer.disconnect();
  }, [sections]);
  return sections.findLast(({ id }) => passed.has(id))?.id ?? sections[0]?.id;
}

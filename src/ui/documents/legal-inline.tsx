/* oxlint-disable react/no-array-index-key -- the parts of a document never move */
import { css } from "#styled/css/index.js";
import type { Inline } from "#contract/legal.ts";
import { TextLink } from "../text/text-link.tsx";

export function LegalInline({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: Inline }) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "strong":
      return (
        <strong className={css({ color: "text-strong", fontWeight: "semibold" })}>
          <LegalInline parts={part.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <LegalInline parts={part.children} />
        </em>
      );
    case "link":
      return part.href.startsWith("/") ? (
        <TextLink to={part.href}>
          <LegalInline parts={part.children} />
        </TextLink>
      ) : (
        <a href={part.href} className={mail}>
          <LegalInline parts={part.children} />
        </a>
      );
  }
}

const mail = css({ color: "link", textDecoration: "underline", textUnderlineOffset: "3px" });

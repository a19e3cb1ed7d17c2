import { useId } from "react";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { chipStyle } from "#ui/buttons/chip.tsx";

interface PageLinksProps {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

/** A few pages under a heading; nothing where there are none. */
export function PageLinks({ title, links }: PageLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} justifyItems="center" gap="3">
      <Text as="h2" id={id} color="text-muted" size="sm" weight="semibold">
        {title}
      </Text>
      <Row as="ul" wrap="wrap" justify="center" gap="2">
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className={cx(chipStyle, chip)}>
              <Text as="span" weight="semibold">
                {link.title}
              </Text>
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

const chip = css({ minHeight: "10" });

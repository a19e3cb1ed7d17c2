import { ArrowRight } from "lucide-react";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { Note } from "#ui/text/note.tsx";

interface RateChangeProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly old: string; readonly now: string }[];
}

/** The rate expired before the press: shows the old and the new rate. */
export function RateChange({ title, rows }: RateChangeProps) {
  return (
    <div role="alert">
      <Note tone="warn">
        <Text as="b" color="text-strong" size="sm">
          {title}
        </Text>
        <Stack as="dl" gap="1" marginTop="1-5" size="sm">
          {rows.map(({ name, old, now }) => (
            <Row key={name} wrap="wrap" columnGap="3">
              <dt>{name}</dt>
              <Row as="dd" align="center" gap="2">
                <Box as="s" color="text-muted" className={figures}>
                  {old}
                </Box>
                <Icon as={ArrowRight} size={1} />
                <Text as="b" color="text-strong" className={figures}>
                  {now}
                </Text>
              </Row>
            </Row>
          ))}
        </Stack>
      </Note>
    </div>
  );
}

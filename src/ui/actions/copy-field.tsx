import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { CopyButton } from "./copy-button.tsx";

interface CopyFieldProps {
  readonly label: string;
  /** Shown and copied. */
  readonly value: string;
  /** Keeps a long value in one line; it is copied whole. */
  readonly inLine?: boolean;
  readonly className?: string;
}

/** A value to take along, with the button that copies it. */
export function CopyField({ label, value, inLine = false, className }: CopyFieldProps) {
  return (
    <div className={cx(field, className)}>
      <Box minWidth="0">
        <Text color="text-muted" size="xs">
          {label}
        </Text>
        <p title={inLine ? value : undefined} className={cx(text, inLine && line)}>
          {value}
        </p>
      </Box>
      <CopyButton name={label} value={value} />
    </div>
  );
}

const field = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  // A long value in one line makes no column wider.
  minWidth: "0",
  padding: "3",
  paddingLeft: "4",
  borderRadius: "md",
  background: "surface-sunken",
});

const text = css({
  color: "text-strong",
  fontFamily: "figures",
  fontSize: { base: "sm", desktop: "md" },
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  userSelect: "all",
});
const line = css({ truncate: true });

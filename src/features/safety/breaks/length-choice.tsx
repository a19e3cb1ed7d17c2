import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";

interface LengthChoiceProps<T> {
  readonly label: string;
  readonly lengths: readonly T[];
  readonly chosen: T;
  readonly say: (length: T) => string;
  readonly onChoose: (length: T) => void;
}

/** How long, as a row of chips. */
export function LengthChoice<T>({ label, lengths, chosen, say, onChoose }: LengthChoiceProps<T>) {
  return (
    <Row as="fieldset" aria-label={label} wrap="wrap" gap="2" minWidth="0">
      {lengths.map((length) => (
        <Chip
          key={String(length)}
          pressed={length === chosen}
          className={chip}
          onClick={() => onChoose(length)}
        >
          {say(length)}
        </Chip>
      ))}
    </Row>
  );
}

const chip = css({ minHeight: { base: "10", desktop: "0" } });

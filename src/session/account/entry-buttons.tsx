import { Button } from "#ui/buttons/button.tsx";
import { emit } from "../site/events.ts";

const WAYS = ["login", "register"] as const;

interface EntryButtonsProps {
  /** The one that stands first. */
  readonly first: (typeof WAYS)[number];
  readonly login: string;
  readonly register: string;
}

/** Login and registration on a picture, for visitors. */
export function EntryButtons({ first, ...labels }: EntryButtonsProps) {
  return [first, ...WAYS.filter((way) => way !== first)].map((way, index) => (
    <Button
      key={way}
      tone={index === 0 ? "light" : "glass"}
      size="lg"
      onClick={() => emit(way, null)}
    >
      {labels[way]}
    </Button>
  ));
}

// The venues' wallets: searched, filtered, and moved from and to.
import { ChevronDown, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { heldValues } from "#session/account/held-values.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { transferForm } from "#domain/wallet/venue-transfer.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { fieldBox, fieldInput } from "#ui/fields/field-style.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { type Way, WAYS } from "./transfer-way.ts";
import { categoryText } from "./venue-category.ts";
import {
  ALL_VENUES,
  categoriesOf,
  filterVenues,
  unfolded,
  type VenueFilter,
} from "./venue-filter.ts";
import { VenueMoneyTile } from "./venue-money-tile.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";

/** The form library comes with the first transfer. */
const TransferDialog = lateOverlay(
  async () => (await import("./transfer-dialog.tsx")).TransferDialog,
);

/** Shown before the member searches, or asks for all. */
const FIRST = 20;

interface VenuesProps {
  readonly venues: readonly VenueMoney[];
}

export function Venues({ venues }: VenuesProps) {
  const { t } = useTranslation("transfer");
  const [filter, setFilter] = useState(ALL_VENUES);
  const [picked, setPicked] = useState(() => heldTransfer(venues));
  const found = filterVenues(venues, filter);
  const [all, setAll] = useState(false);
  const [empty, showEmpty] = useState(false);
  const withMoney = unfolded(venues, filter);
  const first = all || filter !== ALL_VENUES ? found.length : FIRST;
  const shown = found.slice(0, withMoney !== null && !empty ? withMoney : first);
  const venue = venues.find(({ channelCode }) => channelCode === picked?.code);
  return (
    <section aria-label={t("venues.title")} className={cx(cardStyle, frame)}>
      <div className={head}>
        <Heading size="lg">{t("venues.title")}</Heading>
        <output className={count}>{t("venues.found", { count: found.length })}</output>
        <Checkbox
          checked={filter.holding}
          onChange={(holding) => setFilter({ ...filter, holding })}
        >
          {t("venues.holding")}
        </Checkbox>
      </div>
      <VenueFilters
        filter={filter}
        categories={categoriesOf(venues)}
        onChange={(change) => setFilter({ ...filter, ...change })}
      />
      {shown.length === 0 ? (
        <NoVenue filter={filter} none={venues.length === 0} onClear={() => setFilter(ALL_VENUES)} />
      ) : (
        <ul className={grid}>
          {shown.map((one) => (
            <li key={one.channelCode}>
              <VenueMoneyTile
                venue={one}
                onMove={(way) => setPicked({ code: one.channelCode, way })}
              />
            </li>
          ))}
        </ul>
      )}
      {withMoney !== null && (
        <Fold open={empty} count={found.length - withMoney} onPress={() => showEmpty(!empty)} />
      )}
      {(withMoney === null || empty) && shown.length < found.length && (
        <Button block onClick={() => setAll(true)}>
          {t("venues.more", { count: found.length })}
        </Button>
      )}
      {picked !== null && venue !== undefined && (
        <Suspense>
          <TransferDialog venue={venue} first={picked.way} onClose={() => setPicked(null)} />
        </Suspense>
      )}
    </section>
  );
}

interface FoldProps {
  readonly open: boolean;
  readonly count: number;
  readonly onPress: () => void;
}

/** The row in place of the venues without money. */
function Fold({ open, count: venues, onPress }: FoldProps) {
  const { t } = useTranslation("transfer");
  return (
    <PlainButton aria-expanded={open} className={fold} onClick={onPress}>
      {t("venues.empty", { count: venues })}
      <Icon as={ChevronDown} />
    </PlainButton>
  );
}

interface Picked {
  readonly code: string;
  readonly way: Way;
}

/** Where the session ended in the form of a transfer, its dialog opens again. */
function heldTransfer(venues: readonly VenueMoney[]): Picked | null {
  const all = venues.flatMap(({ channelCode: code }) => WAYS.map((way) => ({ code, way })));
  const held = ({ code, way }: Picked) => heldValues(transferForm(code, TRANSFER[way])) !== null;
  return all.find(held) ?? null;
}

interface VenueFiltersProps {
  readonly filter: VenueFilter;
  readonly categories: readonly string[];
  readonly onChange: (change: Partial<VenueFilter>) => void;
}

const LONGEST_QUERY = 40;

function VenueFilters({ filter, categories, onChange }: VenueFiltersProps) {
  const { t } = useTranslation("transfer");
  const typing = useComposedText<HTMLInputElement>(filter.query, (query) => onChange({ query }));
  return (
    <div className={filters}>
      <Box width={{ base: "full", desktop: "56" }} flex="none" className={fieldBox}>
        <Icon as={Search} />
        <input
          type="search"
          aria-label={t("venues.search")}
          placeholder={t("venues.search")}
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          {...typing}
          className={fieldInput}
        />
      </Box>
      <Segmented
        label={t("venues.category")}
        options={["", ...categories].map((value) => ({
          value,
          label: value === "" ? t("venues.all") : categoryText(value, t),
        }))}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
    </div>
  );
}

interface NoVenueProps {
  readonly filter: VenueFilter;
  /** The site has no venue to transfer to. */
  readonly none: boolean;
  readonly onClear: () => void;
}

function NoVenue({ filter, none, onClear }: NoVenueProps) {
  const { t } = useTranslation("transfer");
  if (none) return <EmptyState title={t("venues.none")} art={brand().art.empty} />;
  const holding = filter.holding && filter.query === "" && filter.category === "";
  return (
    <EmptyState
      title={t(holding ? "venues.noneHolding" : "venues.noMatch")}
      note={t(holding ? "venues.noneHoldingNote" : "venues.noMatchNote")}
      art={brand().art.empty}
      action={<Button onClick={onClear}>{t("venues.clear")}</Button>}
    />
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: { wide: "1 / 3" },
  gap: "3",
  minWidth: "0",
  padding: { base: "3", desktop: "5" },
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  "& > label": { marginLeft: "auto" },
});
const count = css({ color: "text-muted", fontSize: "xs" });
const filters = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: { desktop: "center" },
  gap: "3",
  minWidth: "0",
});
const fold = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: { base: "finger", desktop: "control-lg" },
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text",
  fontSize: "sm",
  textAlign: "left",
  _hover: { background: "surface-hover" },
  "&[aria-expanded=true] > svg": { rotate: "180deg" },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "2", desktop: "3" },
  marginTop: "1",
});

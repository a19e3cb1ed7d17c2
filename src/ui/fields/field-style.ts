import { css, cx } from "#styled/css/index.js";

export const field = css({ display: "grid", gap: "2" });

export const fieldLabel = css({
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  // In the professional edition, filters are one line without visible labels.
  "[data-filters] &": { _professional: { desktop: { srOnly: true } } },
});

/** Edge and ground of a field, whose size is the caller's. */
export const fieldEdge = css({
  border: "control",
  background: "surface-raised",
  color: "text-strong",
  "& svg": { color: "text-muted" },
  _focusWithin: {
    borderColor: "accent-mark",
    boxShadow: "halo",
  },
  "&[data-invalid]": { borderColor: "danger" },
  "&[data-valid]": { borderColor: "success" },
  "&[data-disabled]": { background: "surface-sunken", color: "text-muted", cursor: "not-allowed" },
});

/** The box around an input and its icons. */
export const fieldBox = cx(
  fieldEdge,
  css({
    display: "flex",
    alignItems: "center",
    gap: "2",
    height: "control-lg",
    paddingInline: "3",
    borderRadius: "md",
  }),
);

export const fieldInput = css({
  flex: "1",
  width: "0",
  minWidth: "0",
  height: "full",
  border: "none",
  background: "transparent",
  outline: "none",
  // The browser's own button of search fields has colours that do not follow the edition.
  "&::-webkit-search-cancel-button": { display: "none" },
});

/** A field that opens a list. */
export const fieldTrigger = css({
  width: "full",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "left",
});

export const fieldNote = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "5",
  color: "text-muted",
  fontSize: "xs",
  "&[data-tone=error]": { color: "danger" },
  "&[data-tone=ok]": { color: "success" },
});

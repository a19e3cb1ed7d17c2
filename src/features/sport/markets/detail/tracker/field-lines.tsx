// Lines of the fields, within the box of `FIELD`.
import type { FieldKind } from "./track.ts";

export function FieldLines({ kind }: { readonly kind: FieldKind }) {
  switch (kind) {
    case "pitch":
      return <Pitch />;
    case "court":
      return <Court />;
    case "net":
      return <Net />;
    case "diamond":
      return <Diamond />;
    case "plain":
      return <rect x="10" y="10" width="280" height="150" rx="8" />;
  }
}

function Pitch() {
  return (
    <>
      <rect x="10" y="10" width="280" height="150" />
      <path d="M150 10v150M10 48h42v74h-42M10 67h16v36h-16M290 48h-42v74h42M290 67h-16v36h16" />
      <circle cx="150" cy="85" r="21" />
      <path d="M52 71a18 18 0 0 1 0 28M248 71a18 18 0 0 0 0 28" />
      <path d="M10 14a4 4 0 0 0 4-4M286 10a4 4 0 0 0 4 4M10 156a4 4 0 0 1 4 4M286 160a4 4 0 0 1 4-4" />
      <path d="M10 77h-4v16h4M290 77h4v16h-4" />
    </>
  );
}

function Court() {
  return (
    <>
      <rect x="10" y="10" width="280" height="150" />
      <path d="M150 10v150M10 60h52v50h-52M290 60h-52v50h52" />
      <circle cx="150" cy="85" r="18" />
      <path d="M62 67a18 18 0 0 1 0 36M238 67a18 18 0 0 0 0 36" />
      <path d="M10 22h28a63 63 0 0 1 0 126h-28M290 22h-28a63 63 0 0 0 0 126h28" />
      <circle cx="24" cy="85" r="3" />
      <circle cx="276" cy="85" r="3" />
    </>
  );
}

function Net() {
  return (
    <>
      <rect x="10" y="10" width="280" height="150" />
      <path d="M10 30h280M10 140h280M82 30v110M218 30v110M82 85h136" />
      <path strokeWidth="3" d="M150 4v162" />
    </>
  );
}

function Diamond() {
  return (
    <>
      <path d="M150 158 42 50a153 153 0 0 1 216 0Z" />
      <path d="m150 158 48-48-48-48-48 48Z" />
      <circle cx="150" cy="110" r="7" />
      <path d="m150 57 5 5-5 5-5-5ZM198 105l5 5-5 5-5-5ZM102 105l5 5-5 5-5-5Z" />
    </>
  );
}

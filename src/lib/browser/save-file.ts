/** Hands a table to the player as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `d***@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Keeps the first character. */
export function maskName(name: string): string {
  const [first = "", ...rest] = name;
  return first + "*".repeat(Math.max(1, rest.length));
}

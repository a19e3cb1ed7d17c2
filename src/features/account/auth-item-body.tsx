import type { MemberInfo } from "#contract/api/member.ts";
import type { AuthItem } from "./anchors.ts";
import { BirthdayForm } from "./birthday-form.tsx";
import { DoneItem } from "./done-item.tsx";
import { EmailForm } from "./email-form.tsx";
import { GenderForm } from "./gender-form.tsx";
import { isDone } from "./item-state.ts";
import { PasswordForm } from "./password-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { RealNameForm } from "./real-name-form.tsx";
import { SecondPasswordForm } from "./second-password-form.tsx";

interface AuthItemBodyProps {
  readonly item: AuthItem;
  readonly member: MemberInfo;
}

/** The form of an item, or its value once it is bound for good. */
export function AuthItemBody({ item, member }: AuthItemBodyProps) {
  if (item === "password") return <PasswordForm member={member} />;
  if (item === "secondPassword") return <SecondPasswordForm member={member} />;
  if (isDone(member, item)) return <DoneItem item={item} member={member} />;
  switch (item) {
    case "phone":
      return <PhoneForm />;
    case "email":
      return <EmailForm />;
    case "realName":
      return <RealNameForm />;
    case "birthday":
      return <BirthdayForm />;
    case "gender":
      return <GenderForm />;
  }
}

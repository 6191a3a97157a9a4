import type { Checked } from './check-proof.ts'
import { CheckFault } from './CheckFault.tsx'
import { CheckedDraw } from './CheckedDraw.tsx'
import { CheckedFirst } from './CheckedFirst.tsx'
import { CheckYourself } from './CheckYourself.tsx'
import { PhoneWitness } from './PhoneWitness.tsx'

export type CheckResultProps = { checked: Checked; text: string; name: string }

/** What a check has found, in words, and how to check it without this page. */
export function CheckResult({ checked, text, name }: CheckResultProps) {
  if (checked.kind === 'fault') return <CheckFault fault={checked.fault} />
  return (
    <>
      {checked.kind === 'first' ? <CheckedFirst {...checked} /> : <CheckedDraw report={checked.report} />}
      {checked.kind === 'holds' && checked.told && <PhoneWitness told={checked.told} />}
      <CheckYourself text={text} name={name} records={checked.kind === 'holds' ? checked.proof.records : []} />
    </>
  )
}

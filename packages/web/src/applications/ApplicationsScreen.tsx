import { useState } from 'react'
import { type HomePart, partsFor } from '@icss/core/home-settings/home-part.ts'
import { AppsPart } from '../home-settings/AppsPart.tsx'
import { HomeEditor } from '../home-settings/HomeEditor.tsx'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'

const parts = ['homeApps', 'toolApps'] as const
type Part = (typeof parts)[number]

/** The added applications: those on the home screen, and the tools (seed section 2, addapplication). */
export default function ApplicationsScreen() {
  const t = useCopy()
  const allowed = partsFor(useSession())
  const [part, setPart] = useState<Part>(() => parts.find((one) => allowed.includes(one)) ?? 'homeApps')
  return (
    <HomeEditor
      key={part}
      part={part}
      parts={parts}
      title={t('homeSettings.apps.add')}
      onSelect={(one: HomePart) => setPart(one as Part)}
      form={(props) => <AppsPart {...props} part={part} />}
    />
  )
}

import { FolderInput, Tags, Trash2, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { visibleKinds } from '@icss/core/operations/run-needs.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { bulkChangesOf, type BulkNounName, contentKindOf } from '@icss/core/selections/bulk-nouns.ts'
import type { BulkChangeValues } from '@icss/core/selections/selections.contract.ts'
import { OpenChosen } from '../content-permissions/OpenChosen.tsx'
import { useOpening } from '../content-permissions/useOpening.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { BulkChoice } from './BulkChoice.tsx'
import { BulkPlan } from './BulkPlan.tsx'
import { type BulkWork, runOver } from './bulk-work.ts'
import { type Chosen, countOf, fixed } from './chosen.ts'
import type { ExportedFormat } from './export-address.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { ListNoun } from './list-noun.ts'

export type BulkBarProps = {
  noun: BulkNounName
  chosen: Chosen
  /** Nouns that count these records. */
  counting: readonly ListNoun[]
  onClear: () => void
}

type Turned = 'demands' | 'news' | 'notices' | 'resources' | 'tutors'
const isTurned = (noun: BulkNounName): noun is Turned => bulkChangesOf(noun).includes('onOff')

/** What can be done with the rows that are chosen, as far as the session may. */
export default function BulkBar({ noun, chosen, counting, onClear }: BulkBarProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const client = useClient()
  const notify = useNotify()
  const session = useSession()
  const [choosing, setChoosing] = useState<'category' | 'tags' | 'groups'>()
  const [planned, setPlanned] = useState<BulkWork>()
  const mayChange = mayCall(contract[noun].update, session)
  const mayDelete =
    mayCall(contract.selections.delete, session) && visibleKinds(session).includes(`${noun}.deleteSelected`)
  const mayOpen = useOpening(contentKindOf(noun)).isOffered
  const changes = mayChange ? bulkChangesOf(noun) : []
  const save = async (format: ExportedFormat) => {
    try {
      const { id } = await fixed(client, noun, chosen)
      const { path } = contract.selections.export
      location.assign(`${path.replace('{selectionId}', id)}?format=${format}&language=${language}`)
    } catch (error) {
      notify.failed(error)
    }
  }
  const plan = (change: BulkChangeValues) => {
    setChoosing(undefined)
    setPlanned(runOver(change))
  }
  return (
    <>
      <span>{t('selections.chosen', { count: countOf(chosen) })}</span>
      {isTurned(noun) &&
        changes.length > 0 &&
        [true, false].map((isOn) => (
          <Button key={String(isOn)} size="small" onPress={() => plan({ isOn })}>
            {t(`selections.${isOn ? 'on' : 'off'}.${noun}`)}
          </Button>
        ))}
      {changes.includes('category') && (
        <Button size="small" icon={<FolderInput size={14} />} onPress={() => setChoosing('category')}>
          {t('selections.category')}
        </Button>
      )}
      {changes.includes('tags') && (
        <Button size="small" icon={<Tags size={14} />} onPress={() => setChoosing('tags')}>
          {t('selections.tags')}
        </Button>
      )}
      {mayOpen && (
        <Button size="small" icon={<UsersRound size={14} />} onPress={() => setChoosing('groups')}>
          {t('contentPermissions.part.chosen.act')}
        </Button>
      )}
      <ExportMenu size="small" label={t('selections.export')} onExport={(format) => void save(format)} />
      {mayDelete && (
        <Button size="small" variant="dangerOutline" icon={<Trash2 size={14} />} onPress={() => setPlanned(runOver())}>
          {t('selections.delete')}
        </Button>
      )}
      <Button size="small" variant="quiet" icon={<X size={14} />} onPress={onClear}>
        {t('selections.clear')}
      </Button>
      {(choosing === 'category' || choosing === 'tags') && (
        <BulkChoice noun={noun} of={choosing} onChoose={plan} onClose={() => setChoosing(undefined)} />
      )}
      {choosing === 'groups' && (
        <OpenChosen
          noun={noun}
          chosen={chosen}
          onClose={() => setChoosing(undefined)}
          onStarted={() => {
            setChoosing(undefined)
            onClear()
          }}
        />
      )}
      {planned && (
        <BulkPlan
          noun={noun}
          chosen={chosen}
          work={planned}
          counting={counting}
          onClose={() => setPlanned(undefined)}
          onStarted={() => {
            setPlanned(undefined)
            onClear()
          }}
        />
      )}
    </>
  )
}

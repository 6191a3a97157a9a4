import { Eye, EyeOff } from 'lucide-react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { businessCardsContract } from '@icss/core/business-cards/business-cards.contract.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NounList } from '../lists/NounList.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'

/** The super business cards of the channel (personal-centre.md, Cards and links). */
export default function BusinessCardListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const { businessCards } = useClient()
  const row = useRowChange('businessCards')
  const mayWrite = mayCall(businessCardsContract.update, useSession())
  return (
    <NounList
      noun="businessCards"
      editPath={(id) => pathTo('newBusinessCard', { id })}
      picture={({ name, avatar }) => (
        <Avatar name={name} size={32} {...(avatar === '' ? {} : { src: hrefOf(avatar) })} />
      )}
      rowActionCount={mayWrite ? 1 : 0}
      rowActions={({ id, name, status }) => {
        if (!mayWrite) return null
        const turned = status === 'on' ? 'off' : 'on'
        const label = t(turned === 'on' ? 'businessCards.turnOn' : 'businessCards.turnOff')
        return (
          <IconButton
            size="small"
            label={`${label} ${name}`}
            tooltip={label}
            icon={turned === 'on' ? <Eye size={16} /> : <EyeOff size={16} />}
            isPending={row.pendingRow === id}
            onPress={() =>
              row.change(async () => {
                await businessCards.setStatus({ params: { id }, body: { status: turned } })
                return t(turned === 'on' ? 'businessCards.turnedOn' : 'businessCards.turnedOff', { name })
              }, id)
            }
          />
        )
      }}
      columns={[
        { id: 'name', minWidth: 200 },
        { id: 'position', minWidth: 100 },
        { id: 'company', minWidth: 160, isWideOnly: true },
        { id: 'phone', width: 128 },
        {
          id: 'status',
          width: 88,
          render: ({ status }) => (
            <Status tone={status === 'on' ? 'good' : 'neutral'}>{t(`businessCards.status.${status}`)}</Status>
          ),
        },
        { id: 'views', width: 96, align: 'end', render: ({ views }) => formatNumber(views, language) },
        { id: 'serialNumber', width: 112, align: 'end' },
      ]}
    />
  )
}

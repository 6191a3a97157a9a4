import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { maxAbbreviation } from '@icss/core/channels/channel.ts'
import { channelsContract, type OwnChannel, ownChannelDraft } from '@icss/core/channels/channels.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid } from '../forms/DraftForm.css.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { partCount, partHead } from '../lists/RecordList.css.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { AdminPhonePart } from './AdminPhonePart.tsx'
import * as styles from './ChannelInformation.css.ts'

const key = ['channels', 'own']
const place = 'channel'

const valuesOf = ({ abbreviation, logo }: OwnChannel) => ({ abbreviation, logo })

function Editing({ stored, onDone }: { stored: OwnChannel; onDone: () => void }) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { channels } = useClient()
  const draft = useDraft<typeof ownChannelDraft, OwnChannel>({
    key: place,
    schema: ownChannelDraft,
    stored,
    saved: valuesOf(stored),
    canBecomeNew: false,
    load: async () => {
      const latest = await channels.show()
      return { stored: latest, values: valuesOf(latest) }
    },
    save: (body, before) => channels.update({ query: { version: before?.version ?? stored.version }, body }),
    onSaved: (saved) => {
      queries.setQueryData(key, saved)
      notify.done(t('channels.saved'))
      onDone()
    },
  })
  const field = useDraftFields(draft, 'channels')
  return (
    <DraftForm
      draft={draft}
      noun="channels"
      onCancel={() => {
        draft.discard()
        onDone()
      }}
    >
      <div className={grid}>
        <TextField
          {...field.text('abbreviation')}
          isRequired
          maxLength={maxAbbreviation}
          description={t('channels.hints.abbreviation')}
        />
        <UploadField {...field.image('logo')} />
      </div>
    </DraftForm>
  )
}

/** What the channel is, and what it may use; abbreviation and logo are its own to say (personal-centre.md). */
export function ChannelInformation({ isEdited = false }: { isEdited?: boolean }) {
  const t = useCopy()
  const { channels } = useClient()
  const mayChange = mayCall(channelsContract.update, useSession())
  const [isEditing, setEditing] = useState(isEdited)
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => channels.show({}, { signal }) })
  return (
    <Fetched query={query} outline={6}>
      {(channel) => (
        <>
          <div className={partHead}>
            <span className={partCount}>{t(channel.tier === 1 ? 'channels.ofProvider' : 'channels.ofSuperior')}</span>
            {mayChange && !isEditing && (
              <Button icon={<Pencil size={16} />} onPress={() => setEditing(true)}>
                {t('channels.edit')}
              </Button>
            )}
          </div>
          <div className={styles.part}>
            <DescriptionList
              items={[
                { label: t('channels.fields.name'), value: channel.name },
                { label: t('channels.fields.abbreviation'), value: channel.abbreviation },
                {
                  label: t('channels.fields.logo'),
                  value: <Avatar name={channel.name} {...(channel.logo ? { src: channel.logo } : {})} />,
                },
                {
                  label: t('channels.fields.tier'),
                  value: t(channel.tier === 1 ? 'channels.tiers.main' : 'channels.tiers.sub'),
                },
                { label: t('channels.fields.membershipCode'), value: channel.membershipCode },
                ...(channel.tier === 2
                  ? [
                      {
                        label: t('channels.fields.template'),
                        value: channel.templateName ?? t('channels.noTemplate'),
                      },
                    ]
                  : []),
                { label: t('channels.fields.storage'), value: sizeText(channel.storageQuotaBytes) },
                { label: t('channels.fields.traffic'), value: sizeText(channel.trafficQuotaBytes) },
                ...(channel.tier === 1
                  ? [{ label: t('channels.fields.subChannels'), value: String(channel.subChannelQuota) }]
                  : []),
              ]}
            />
            <AdminPhonePart />
            {isEditing && <Editing stored={channel} onDone={() => setEditing(false)} />}
          </div>
        </>
      )}
    </Fetched>
  )
}

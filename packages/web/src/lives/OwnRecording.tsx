import { useQueryClient } from '@tanstack/react-query'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { livesContract, type Live } from '@icss/core/lives/lives.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { RecordingPanel } from './RecordingPanel.tsx'

export type OwnRecordingProps = { live: Live; mayChange: boolean }

/** The recording of one's own live; where the media server left none it is uploaded, or linked to. */
export function OwnRecording({ live, mayChange }: OwnRecordingProps) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const { name, recordingUrl, recording, courseId } = live
  return (
    <RecordingPanel
      name={name}
      recordingUrl={recordingUrl}
      none={t(recording ? 'lives.recordings.none' : 'lives.recordings.off')}
      aside={
        mayChange &&
        courseId === null && (
          <>
            <Button size="small" icon={<Film size={14} />} onPress={() => setOpen(true)}>
              {t(recordingUrl === '' ? 'lives.recordings.add' : 'lives.recordings.change')}
            </Button>
            {isOpen && <RecordingDialog live={live} onClose={() => setOpen(false)} />}
          </>
        )
      }
    />
  )
}

function RecordingDialog({ live: { id, recordingUrl }, onClose }: { live: Live; onClose: () => void }) {
  const t = useCopy()
  const notify = useNotify()
  const { lives } = useClient()
  const queries = useQueryClient()
  const form = useForm({
    schema: livesContract.setRecording.body,
    saved: { recordingUrl },
    save: async (body) => {
      await lives.setRecording({ params: { id }, body })
      await queries.invalidateQueries({ queryKey: ['lives'] })
    },
    onSaved: () => {
      notify.done(t('lives.recordings.saved'))
      onClose()
    },
  })
  const fields = useDraftFields(form, 'lives')
  return (
    <FormDialog form={form} title={t('lives.recordings.title')} size="medium" onClose={onClose}>
      <TextField {...fields.text('recordingUrl')} inputMode="url" />
      <UploadField
        label={t('lives.recordings.upload')}
        slot="lessonVideo"
        place={`live.${id}`}
        value=""
        onChange={(uploaded) => uploaded !== '' && form.change({ recordingUrl: uploaded })}
      />
    </FormDialog>
  )
}

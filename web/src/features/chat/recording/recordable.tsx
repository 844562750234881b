import type { GroupId, MessageId } from '@stratum/contract/ids';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { sendFiles } from '../attachments/shared-outgoing.ts';
import { mayUseMicrophone, reloadToRecord, wasReloadedToRecord } from './microphone-policy.ts';
import { peaksOf } from './peaks.ts';
import type { Recording } from './recorder.ts';
import { MicrophoneIcon } from './recording-icons.tsx';

const RecordingBar = lazy(() => import('./recording-bar.tsx'));

interface RecordableProps {
  groupId: GroupId;
  replyTo: MessageId | null;
  /** A recording is on its way. */
  onSent: () => void;
  /** Where one writes; it is given the button that begins a recording. */
  children: (recordButton: ReactNode) => ReactNode;
}

/** Where one writes, or speaks. */
export function Recordable({ groupId, replyTo, onSent, children }: RecordableProps) {
  const { t } = useTranslation('features/chat/recording');
  const [isRecording, setRecording] = useState(false);
  useEffect(() => {
    if (wasReloadedToRecord(groupId)) queueMicrotask(() => setRecording(true));
  }, [groupId]);

  function begin(): void {
    if (mayUseMicrophone()) setRecording(true);
    else reloadToRecord(groupId);
  }

  function send(recording: Recording): void {
    setRecording(false);
    void sendFiles({ groupId, files: [fileOf(recording, t('name'))], body: '', replyTo });
    onSent();
  }

  if (isRecording)
    return (
      <Suspense>
        <RecordingBar onSend={send} onDiscard={() => setRecording(false)} />
      </Suspense>
    );
  return children(
    <IconButton label={t('record')} onPress={begin}>
      <MicrophoneIcon />
    </IconButton>,
  );
}

function fileOf({ content, format, seconds, levels }: Recording, name: string) {
  return {
    type: 'audio',
    name: `${name}.${format.extension}`,
    mime: format.sent,
    shape: { seconds, peaks: peaksOf(levels) },
    content,
  } as const;
}

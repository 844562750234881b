import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

interface FilmParts {
  readonly container: 'mp4' | 'webm';
  readonly video?: readonly [VideoCodec, string];
  readonly audio?: readonly [AudioCodec, string];
}

/** A film of a second by its container and codecs; nothing of it can be decoded. */
export async function filmOf({ container, video, audio }: FilmParts): Promise<Buffer> {
  const target = new BufferTarget();
  const format = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const pictures = video && new EncodedVideoPacketSource(video[0]);
  const sounds = audio && new EncodedAudioPacketSource(audio[0]);
  if (pictures) output.addVideoTrack(pictures);
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  const packet = new EncodedPacket(new Uint8Array(64), 'key', 0, 1);
  if (pictures) {
    const description = video[0] === 'avc' ? { description: avcc(video[1]) } : {};
    await pictures.add(packet, {
      decoderConfig: { codec: video[1], codedWidth: 320, codedHeight: 180, ...description },
    });
  }
  if (sounds) {
    await sounds.add(packet, {
      decoderConfig: {
        codec: audio[1],
        sampleRate: 48_000,
        numberOfChannels: 2,
        ...(audio[0] !== 'opus' && { description: new Uint8Array([0x11, 0x90]) }),
      },
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** An AVCDecoderConfigurationRecord of the profile that a codec string such as `avc1.64001f` names. */
function avcc(codec: string): Uint8Array {
  const profile = Buffer.from(codec.slice(codec.indexOf('.') + 1), 'hex');
  return new Uint8Array([1, ...profile, 0xff, 0xe0, 0]);
}

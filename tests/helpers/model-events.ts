// The events of a streamed answer, as OpenAI and Anthropic send them.
import { type Behaviour, USAGE, type Usage } from './model-behaviour.ts';

type Streamed = Exclude<Behaviour, { kind: 'silence' | 'status' }>;

const LONG = '{"answer":"This answer is not finished and';

const textOf = (behaviour: Streamed): string => {
  if (behaviour.kind === 'object') return JSON.stringify(behaviour.object);
  if (behaviour.kind === 'text') return behaviour.text;
  return behaviour.kind === 'refusal' ? 'I can’t help with that.' : LONG;
};

const usageOf = (behaviour: Streamed): Usage | null =>
  behaviour.kind === 'object' && behaviour.usage !== undefined ? behaviour.usage : USAGE;

/** Cuts a text into the short pieces in which models send it. */
const piecesOf = (text: string): string[] => text.match(/[^]{1,12}/g) ?? [];

const isUnfinished = ({ kind }: Streamed) => kind === 'stall' || kind === 'cut-off';

export function openAiEvents(behaviour: Streamed): string[] {
  const chunk = (more: object) =>
    `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'm', ...more })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason }] });
  const part = behaviour.kind === 'refusal' ? 'refusal' : 'content';
  const pieces = piecesOf(textOf(behaviour)).map((piece) => choice({ [part]: piece }));
  const firstEvents = [choice({ role: 'assistant' }), ...pieces];
  if (isUnfinished(behaviour)) return firstEvents;
  const usage = usageOf(behaviour);
  return [
    ...firstEvents,
    choice({}, behaviour.kind === 'too-long' ? 'length' : 'stop'),
    ...(usage
      ? [
          chunk({
            choices: [],
            usage: {
              prompt_tokens: usage.input,
              completion_tokens: usage.output,
              total_tokens: usage.input + usage.output,
            },
          }),
        ]
      : []),
    'data: [DONE]\n\n',
  ];
}

export function anthropicEvents(body: Record<string, unknown>, behaviour: Streamed): string[] {
  const event = (type: string, more: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  const usage = usageOf(behaviour) ?? USAGE;
  // The AI SDK requests a tool call from some models, and JSON as text from others.
  const isTool = Array.isArray(body.tools) && behaviour.kind !== 'refusal';
  const block = isTool
    ? { type: 'tool_use', id: 'tool-1', name: 'json', input: {} }
    : { type: 'text', text: '' };
  const delta = (piece: string) =>
    isTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
  const firstEvents = [
    event('message_start', {
      message: {
        ...{ id: 'message-1', type: 'message', role: 'assistant', model: 'm', content: [] },
        ...{ stop_reason: null, stop_sequence: null },
        usage: { input_tokens: usage.input, output_tokens: 1 },
      },
    }),
    event('content_block_start', { index: 0, content_block: block }),
    ...piecesOf(textOf(behaviour)).map((piece) =>
      event('content_block_delta', { index: 0, delta: delta(piece) }),
    ),
  ];
  if (isUnfinished(behaviour)) return firstEvents;
  const usual = isTool ? 'tool_use' : 'end_turn';
  const stops: Partial<Record<Behaviour['kind'], string>> = { refusal: 'refusal', 'too-long': 'max_tokens' };
  return [
    ...firstEvents,
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: stops[behaviour.kind] ?? usual, stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    event('message_stop'),
  ];
}

import 'server-only';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { serverEnv } from '@/lib/config/env';
import type { Provider } from '@/lib/models/providers';
import { guardedFetch } from './guarded-fetch';

/**
 * The base URLs of the providers. They are set here because the AI SDK would otherwise read them from environment
 * variables.
 */
const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

interface ModelChoice {
  provider: Provider;
  baseUrl: string | null;
  model: string;
  apiKey: string;
}

/** Returns the AI SDK's model object, through which the model is called. */
export function languageModel({ provider, baseUrl, model, apiKey }: ModelChoice): LanguageModel {
  const fetch = guardedFetch({ allowLoopback: serverEnv().MODELS_ALLOW_LOOPBACK });
  const options = (own: string) => ({ apiKey, fetch, baseURL: baseUrl ?? own });
  switch (provider) {
    case 'openai':
      return createOpenAI(options(BASE_URLS.openai)).chat(model);
    case 'anthropic':
      return createAnthropic(options(BASE_URLS.anthropic))(model);
    case 'google':
      return createGoogle(options(BASE_URLS.google))(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...options(''),
        name: 'compatible',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
  }
}

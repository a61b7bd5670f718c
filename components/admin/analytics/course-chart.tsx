'use client';

import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartPoint } from './course';

const HEIGHT = 260;

/**
 * Draws the chart of views, visitors and clicks. It is hidden from screen readers, because the table below it has the
 * same figures.
 */
export function CourseChart({ points }: { points: ChartPoint[] }) {
  return (
    <div aria-hidden="true" className="analytics-chart">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={points}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis dataKey="short" stroke="var(--ink-muted)" fontSize={12} minTickGap={24} />
          <YAxis yAxisId="visits" stroke="var(--ink-muted)" fontSize={12} width={44} allowDecimals={false} />
          <YAxis
            yAxisId="clicks"
            orientation="right"
            stroke="var(--ink-muted)"
            fontSize={12}
            width={44}
            allowDecimals={false}
          />
          <Tooltip
            labelFormatter={(_label, [first]) => (first?.payload as ChartPoint | undefined)?.long ?? ''}
            contentStyle={{ background: 'var(--paper-raised)', border: '1px solid var(--rule)' }}
          />
          <Legend />
          <Area
            yAxisId="visits"
            dataKey="views"
            name="Views"
            stroke="var(--brand)"
            fill="var(--brand-tint)"
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Line
            yAxisId="visits"
            dataKey="visitors"
            name="Visitors"
            stroke="var(--ink)"
            strokeDasharray="5 3"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
          <Bar
            yAxisId="clicks"
            dataKey="clicks"
            name="Clicks (right scale)"
            fill="var(--action)"
            maxBarSize={16}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

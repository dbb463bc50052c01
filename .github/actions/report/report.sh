#!/usr/bin/env bash
# Opens an issue about a failure. While it is open, later failures are comments on it.
set -euo pipefail

body="$TEXT

$RUN_URL"
if [ -f "$LOG" ]; then
  body="$body

\`\`\`
$(sed '/^>/d' "$LOG" | tail -n 20)
\`\`\`"
fi
number="$(gh issue list --state open --limit 1000 --json number,title |
  jq --raw-output --arg title "$TITLE" 'map(select(.title == $title))[0].number // empty')"
if [ -n "$number" ]; then
  gh issue comment "$number" --body "$body"
else
  gh issue create --title "$TITLE" --body "$body"
fi

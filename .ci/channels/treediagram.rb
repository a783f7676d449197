# A formula for a tap of Homebrew. A release has it with the address of the repository, the version and the commit.
class Treediagram < Formula
  desc "Draw trees as SVG pictures, from indented text, JSON and listings"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@.git", tag: "@VERSION@", revision: "@COMMIT@"
  license "MIT"
  head "@REPOSITORY@.git", branch: "main"

  uses_from_macos "swift" => :build

  def install
    flags = %w[--configuration release --product treediagram --disable-sandbox]
    flags << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *flags
    bin.install ".build/release/treediagram"
    (buildpath/"treediagram.1").write Utils.safe_popen_read(bin/"treediagram", "--help", "man")
    man1.install "treediagram.1"
    generate_completions_from_executable(bin/"treediagram", "--completions")
  end

  test do
    (testpath/"plan.txt").write "House\n  Kitchen\n  Study\n"
    system bin/"treediagram", "-o", "plan.svg", "plan.txt"
    assert_match ">Kitchen</text>", (testpath/"plan.svg").read
    assert_match version.to_s, shell_output("#{bin}/treediagram --version")
  end
end
